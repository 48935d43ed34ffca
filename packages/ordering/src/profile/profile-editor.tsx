import { indianDay } from '@dawadoot/domain/person/day'
import { GENDERS, profileForm } from '@dawadoot/domain/person/profile-form'
import type { Profile } from '@dawadoot/domain/person/profile'
import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { TextField } from '@dawadoot/ui/text-field/text-field'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '../form/app-form.tsx'
import { openDraft } from '../form/draft.ts'
import { refusalOf } from '../form/refusal.ts'
import { useFocusOnMount } from '../form/use-focus-on-mount.ts'
import { useOrdering } from '../ordering.tsx'
import { STORED } from '../storage/browser-storage.ts'
import { profileValues } from './profile-values.ts'
import { updateProfile } from './update-profile.ts'
import { profileWords } from './words.ts'

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: profileWords.genders[value] }))

/** Personal Info while it is changed. The mobile is who somebody is, and stays. */
export const ProfileEditor = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const ordering = useOrdering()
  const { now, notify } = ordering
  const [schema] = useState(() => profileForm(() => new Date(now())))
  const first = useFocusOnMount<HTMLInputElement>()
  const [failed, setFailed] = useState<string>()
  const [initial] = useState(() => profileValues(profile))
  const [typed] = useState(() => openDraft(ordering, STORED.profileDraft, initial))
  const form = useAppForm({
    defaultValues: initial,
    validators: { onChange: schema },
    listeners: { onChange: () => setFailed(undefined) },
    onSubmit: async ({ value }) => {
      try {
        await updateProfile(ordering, v.parse(schema, value))
        notify.success(profileWords.updated)
        onDone()
      } catch (error) {
        const message = refusalOf(error, profileWords.updateFailed)
        setFailed(message)
        notify.error(message)
      }
    },
  })
  useEffect(() => typed.keep(form), [typed, form])
  return (
    <form.AppForm>
      <form.Form className="grid gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <form.AppField name="name">
            {(field) => (
              <field.TextField ref={first} label={profileWords.name} autoComplete="name" required />
            )}
          </form.AppField>
          <TextField
            label={profileWords.mobile}
            prefix={COUNTRY_CODE}
            value={profile.mobile}
            readOnly
            disabled
          />
          <form.AppField name="email">
            {(field) => (
              <field.TextField label={profileWords.email} type="email" autoComplete="email" required />
            )}
          </form.AppField>
          <form.AppField name="whatsapp">
            {(field) => (
              <field.MobileField label={profileWords.whatsapp} autoComplete="tel-national" required />
            )}
          </form.AppField>
          <form.AppField name="dateofbirth">
            {(field) => (
              <field.DateField
                label={profileWords.dateofbirth}
                optional={profileWords.optional}
                autoComplete="bday"
                max={indianDay(new Date(now()))}
              />
            )}
          </form.AppField>
          <form.AppField name="gender">
            {(field) => (
              <field.Select
                label={profileWords.gender}
                optional={profileWords.optional}
                placeholder={profileWords.noGender}
                options={GENDER_OPTIONS}
                autoComplete="sex"
              />
            )}
          </form.AppField>
        </div>
        {failed ? (
          <Note tone="bad" role="alert">
            {failed}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onDone}>
            {profileWords.cancel}
          </Button>
          <form.SubmitButton ready={(values) => v.is(schema, values)} changed busyLabel={profileWords.saving}>
            {profileWords.save}
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
