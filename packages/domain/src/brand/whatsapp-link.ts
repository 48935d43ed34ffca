import { front } from './front.ts'

/** A chat with a number (international digits), the text filled in; half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`

/** A chat with the company. */
export const whatsappLink = (text: string): string => chatLink(front.whatsapp.value, text)
