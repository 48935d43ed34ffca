import { front } from '@dawadoot/domain/brand/front'

/**
 * Who reads the inquiries, in international digits: `VITE_PARTNER_WHATSAPP` where it is set when the pages are built,
 * else the brand's number. Set to nothing, there is no chat, and inquiries go by e-mail.
 */
export const chatNumber = (): string =>
  (import.meta.env.VITE_PARTNER_WHATSAPP ?? front.whatsapp.value).replace(/\D/g, '')
