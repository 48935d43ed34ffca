import { INQUIRY } from '@dawadoot/domain/partners/inquiry'

/** Words of both contact forms. */
export const inquiry = {
  optional: '(optional)',
  sending: 'Submitting...',
  thanks: {
    title: 'Thank You',
    text: `Your message is waiting in WhatsApp: press send there. We reply within ${INQUIRY.replyWithinHours} hours.`,
    another: 'Submit Another Inquiry',
  },
  blocked: {
    title: 'WhatsApp did not open',
    text: 'Your message is ready and has not been sent yet. Open the chat here, or copy the message and send it as you like.',
    back: 'Back to the form',
  },
  cut: 'The message was too long for a chat link, so its end was left out. Copy it to send all of it.',
  open: 'Open WhatsApp',
  copy: 'Copy message',
  copied: 'Copied',
} as const
