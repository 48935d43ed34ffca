import { front } from '@dawadoot/domain/brand/front'
import { whatsappLink } from '@dawadoot/domain/brand/whatsapp-link'

/** The header's chat, with a greeting that asks for help. */
export const openWhatsapp = (): void =>
  void window.open(whatsappLink(front.whatsappGreeting), '_blank', 'noopener')
