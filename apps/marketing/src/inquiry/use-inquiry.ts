import { INQUIRY, inquiryLink } from '@dawadoot/domain/partners/inquiry'
import { useEffect, useState } from 'react'
import { chatNumber } from './chat-number.ts'
import { useSeenTimeout } from './use-seen-timeout.ts'

/** The message as it goes into the chat, without a `url` where nobody has a number; `cut` when its end did not fit. */
export type Chat = { text: string; url: string | undefined; cut: boolean }

export type Hindrance = 'no number' | 'offline' | 'no tab'

/** `blocked`: no chat opened, so nothing counts as sent and nothing goes away by itself. */
export type Inquiry =
  | { status: 'writing' }
  | { status: 'opening'; chat: Chat; tab: Window | null }
  | { status: 'sent'; chat: Chat }
  | { status: 'blocked'; chat: Chat; why: Hindrance }

const chatFor = (text: string): Chat => {
  const number = chatNumber()
  return number === '' ? { text, url: undefined, cut: false } : { text, ...inquiryLink(number, text) }
}

/** Gives the tab its address; where that cannot be, says why, and leaves no empty tab behind. */
const openChat = ({ url }: Chat, tab: Window | null): Hindrance | undefined => {
  if (url === undefined) return 'no number'
  if (!navigator.onLine) {
    tab?.close()
    return 'offline'
  }
  if (tab === null || tab.closed) return 'no tab'
  tab.location.href = url
  return undefined
}

/**
 * The way of a contact form: it sends no request, it opens a chat with the text filled in. The tab is opened within
 * the click, for browsers refuse one that comes later, and gets its address after 1.5 s. The thank-you screen leaves
 * after it was in sight for 5 s: the chat's tab covers it. `onSent` runs when it leaves.
 */
export function useInquiry(onSent: () => void) {
  const [inquiry, setInquiry] = useState<Inquiry>({ status: 'writing' })

  const start = (text: string) => {
    // pressed twice: one chat
    if (inquiry.status !== 'writing') return
    const chat = chatFor(text)
    const tab = chat.url !== undefined && navigator.onLine ? window.open('', '_blank') : null
    // the chat must not be able to steer this page
    if (tab) tab.opener = null
    setInquiry({ status: 'opening', chat, tab })
  }
  const leave = () => {
    if (inquiry.status === 'sent') onSent()
    setInquiry({ status: 'writing' })
  }
  useSeenTimeout(inquiry.status === 'sent' ? INQUIRY.thankYouMs : undefined, leave)

  useEffect(() => {
    if (inquiry.status !== 'opening') return undefined
    const { chat, tab } = inquiry
    const timer = setTimeout(() => {
      const why = openChat(chat, tab)
      setInquiry(why ? { status: 'blocked', chat, why } : { status: 'sent', chat })
    }, INQUIRY.chatDelayMs)
    return () => clearTimeout(timer)
  }, [inquiry])

  return { inquiry, start, leave }
}
