import { brand } from '@dawadoot/domain/brand/brand'

/** An e-mail to us. The first line of a message says what it is about. */
export const mailLink = (text: string): string => {
  const [subject = ''] = text.split('\n')
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(text.toWellFormed())}`]
  return `mailto:${brand.supportEmail.value}?${query.join('&')}`
}
