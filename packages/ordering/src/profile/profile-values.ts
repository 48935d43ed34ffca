import type { Profile } from '@dawadoot/domain/person/profile'
import type { ProfileForm } from '@dawadoot/domain/person/profile-form'

/** Personal Info as its form holds it; what is not given is empty. */
export const profileValues = ({ name, email, whatsapp, dateofbirth, gender }: Profile): ProfileForm => ({
  name,
  email,
  whatsapp,
  dateofbirth: dateofbirth ?? '',
  gender: gender ?? '',
})

// made when it is first needed: a formatter takes a cheap phone 50 ms
let formatter: Intl.DateTimeFormat | undefined
const shown = (date: Date): string =>
  (formatter ??= new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })).format(date)

/** 1990-03-12 -> 12 March 1990. A day has no time zone. */
export const shownDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : shown(date)
}
