import { Button } from '@dawadoot/ui/button/button'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Note } from '@dawadoot/ui/note/note'
import { Copy, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Chat } from './use-inquiry.ts'
import { inquiry as words } from './words.ts'

export type InquiryEndProps = { status: 'sent' | 'blocked'; chat: Chat; onLeave: () => void }

/** Thank You, or what to do where no chat opened. The way to the chat is always there. */
export function InquiryEnd({ status, chat, onLeave }: InquiryEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const copy = () => void navigator.clipboard.writeText(chat.text).then(() => setCopied(true))
  const { title, text } = status === 'sent' ? words.thanks : words.blocked
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h3>
      <p className="max-w-136 text-lg">{text}</p>
      {chat.cut ? <Note tone="warn">{words.cut}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={chat.url}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle aria-hidden />}
        >
          {words.open}
        </ButtonLink>
        <Button variant="line" icon={<Copy aria-hidden />} onClick={copy}>
          {copied ? words.copied : words.copy}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {status === 'sent' ? words.thanks.another : words.blocked.back}
        </Button>
      </div>
    </div>
  )
}
