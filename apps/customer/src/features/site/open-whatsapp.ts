import { brand, whatsappLink } from '@dawadoot/domain/brand/brand'

/** The header's chat, with a greeting that asks for help. */
export const openWhatsapp = (): void =>
  void window.open(whatsappLink(brand.whatsappGreeting), '_blank', 'noopener')
