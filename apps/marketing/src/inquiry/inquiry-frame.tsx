import { Button } from '@dawadoot/ui/button/button'
import { type FormEvent, type ReactNode, useCallback, useRef } from 'react'
import { InquiryEnd } from './inquiry-end.tsx'
import { useInquiry } from './use-inquiry.ts'
import { inquiry as words } from './words.ts'

export type InquiryFrameProps = {
  /** The message for what was filled in. */
  textOf: (data: FormData) => string
  send: string
  children: ReactNode
}

/** A contact form, and what stands in its place once the chat was opened. */
export function InquiryFrame({ textOf, send, children }: InquiryFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const reset = useCallback(() => form.current?.reset(), [])
  const { inquiry, start, again, backToForm } = useInquiry(reset)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    start(textOf(new FormData(event.currentTarget)))
  }

  const ended = inquiry.status === 'sent' || inquiry.status === 'blocked'
  return (
    <div className="hang hang-pad max-w-208">
      {ended ? (
        <InquiryEnd
          status={inquiry.status}
          chat={inquiry.chat}
          onLeave={inquiry.status === 'sent' ? again : backToForm}
        />
      ) : null}
      {/* stays in the page, so that what was typed is still there on the way back */}
      <form
        ref={form}
        onSubmit={submit}
        hidden={ended}
        className={ended ? undefined : 'grid gap-4 md:grid-cols-2'}
      >
        {children}
        <div className="md:col-span-2">
          <Button type="submit" size="lg" busy={inquiry.status === 'opening'} busyLabel={words.sending}>
            {send}
          </Button>
        </div>
      </form>
    </div>
  )
}
