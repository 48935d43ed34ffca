import { brand } from '@dawadoot/domain/brand/brand'
import { INQUIRY } from '@dawadoot/domain/partners/inquiry'

const UNSENT = 'Your message is ready and has not been sent yet.'

/** Words of both contact forms. */
export const inquiry = {
  optional: '(optional)',
  sending: 'Submitting...',
  problems: {
    missing: (label: string) => `${label} is required`,
    email: () => 'Please enter a valid email address',
    phone: () => 'Enter a phone number of at least 10 digits',
  },
  thanks: {
    title: 'Thank You',
    text: `Your message is waiting in WhatsApp: press send there. We reply within ${INQUIRY.replyWithinHours} hours.`,
    another: 'Submit Another Inquiry',
  },
  blocked: {
    'no tab': {
      title: 'WhatsApp did not open',
      text: `${UNSENT} Open the chat here, or copy the message and send it as you like.`,
    },
    offline: {
      title: 'You are offline',
      text: `${UNSENT} Open the chat once you are online again, or copy the message and keep it.`,
    },
    'no number': {
      title: 'Send us your message',
      text: `${UNSENT} Send it by e-mail to ${brand.supportEmail.value}, or copy it and send it as you like.`,
    },
  },
  withoutScripts:
    'This form needs scripts, which are off in this browser. Write to us in your own words instead.',
  back: 'Back to the form',
  cut: 'The message was too long for a chat link, so its end was left out. Copy it to send all of it.',
  open: 'Open WhatsApp',
  mail: 'Write an e-mail',
  copy: 'Copy message',
  copied: 'Copied',
} as const
