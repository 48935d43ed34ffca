import { front } from '@dawadoot/domain/brand/front'

/** Words of the landing page's first view, and its title. */
export const landing = {
  title: `${front.name}: medicines from your prescription in 10 minutes`,
  hero: {
    title: 'From the doctor’s pen to your door in 10 minutes',
    lead: 'Send a photo of your prescription. We read it, a pharmacist checks it, and you pay cash when it arrives.',
    saving: 'Save up to 90%',
    savingOn: 'on MRP.',
    stamp: 'CHECKED',
  },
  orderNow: 'Order now',
  orderByWhatsapp: 'Order via WhatsApp',
} as const
