import { Button } from '@dawadoot/ui/button/button'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { Note } from '@dawadoot/ui/note/note'
import { Copy, Mail, MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCopy } from '../copy/use-copy.ts'
import { mailLink } from './mail-link.ts'
import type { Inquiry } from './use-inquiry.ts'
import { inquiry as words } from './words.ts'

export type InquiryEndProps = {
  inquiry: Extract<Inquiry, { status: 'sent' | 'blocked' }>
  onLeave: () => void
}

/** Thank You, or what to do where no chat opened. The way to the chat and the message are always there. */
export function InquiryEnd({ inquiry, onLeave }: InquiryEndProps) {
  const { chat } = inquiry
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, copy } = useCopy(chat.text)
  useEffect(() => heading.current?.focus(), [])

  const sent = inquiry.status === 'sent'
  const { title, text } = sent ? words.thanks : words.blocked[inquiry.why]
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h3>
      <p className="max-w-136 text-lg">{text}</p>
      {chat.cut ? <Note tone="warn">{words.cut}</Note> : null}
      {!sent || status === 'refused' ? (
        <p className="w-full border-l-[0.3125rem] border-neel-200 pl-4 wrap-anywhere whitespace-pre-wrap">
          {chat.text}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {chat.url === undefined ? (
          <ButtonLink href={mailLink(chat.text)} icon={<Mail aria-hidden />}>
            {words.mail}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={chat.url}
            target="_blank"
            rel="noopener noreferrer"
            icon={<MessageCircle aria-hidden />}
          >
            {words.open}
          </ButtonLink>
        )}
        <Button variant="line" icon={<Copy aria-hidden />} onClick={copy}>
          {status === 'copied' ? words.copied : words.copy}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {sent ? words.thanks.another : words.back}
        </Button>
      </div>
    </div>
  )
}
