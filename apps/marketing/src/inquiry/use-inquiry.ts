import { INQUIRY, inquiryLink } from '@dawadoot/domain/partners/inquiry'
import { useEffect, useState } from 'react'

/** The message as it goes into the chat; `cut` when its end did not fit in a link. */
export type Chat = { text: string; url: string; cut: boolean }

/** `blocked`: the browser opened no chat, so nothing counts as sent and nothing goes away by itself. */
export type Inquiry =
  | { status: 'writing' }
  | { status: 'opening'; chat: Chat; tab: Window | null }
  | { status: 'sent'; chat: Chat }
  | { status: 'blocked'; chat: Chat }

/**
 * The way of a contact form: it sends no request, it opens a chat with the text filled in. The tab is opened within
 * the click, for browsers refuse one that comes later, and gets its address after 1.5 s. `onReturn` runs when the
 * thank-you screen leaves.
 */
export function useInquiry(onReturn: () => void) {
  const [inquiry, setInquiry] = useState<Inquiry>({ status: 'writing' })

  const start = (text: string) => {
    const tab = window.open('', '_blank')
    // the chat must not be able to steer this page
    if (tab) tab.opener = null
    setInquiry({ status: 'opening', chat: { text, ...inquiryLink(text) }, tab })
  }
  const again = () => {
    onReturn()
    setInquiry({ status: 'writing' })
  }
  const backToForm = () => setInquiry({ status: 'writing' })

  useEffect(() => {
    if (inquiry.status === 'opening') {
      const { chat, tab } = inquiry
      const timer = setTimeout(() => {
        const open = tab !== null && !tab.closed
        if (open) tab.location.href = chat.url
        setInquiry({ status: open ? 'sent' : 'blocked', chat })
      }, INQUIRY.chatDelayMs)
      return () => clearTimeout(timer)
    }
    if (inquiry.status === 'sent') {
      const timer = setTimeout(() => {
        onReturn()
        setInquiry({ status: 'writing' })
      }, INQUIRY.thankYouMs)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [inquiry, onReturn])

  return { inquiry, start, again, backToForm }
}
