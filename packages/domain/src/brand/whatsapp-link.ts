import { front } from './front.ts'

/** A chat link with the text filled in; half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/${front.whatsapp.value}?text=${encodeURIComponent(text.toWellFormed())}`
