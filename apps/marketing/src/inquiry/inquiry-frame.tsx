import { Button } from '@dawadoot/ui/button/button'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { InquiryEnd } from './inquiry-end.tsx'
import { problemIn, type Problems, wrongFields } from './problems.ts'
import { useInquiry } from './use-inquiry.ts'
import { WithoutScripts } from './without-scripts.tsx'
import { inquiry as words } from './words.ts'

export type InquiryFrameProps = {
  /** The message for what was filled in. */
  textOf: (data: FormData) => string
  send: string
  label: string
  renderFields: (problems: Problems) => ReactNode
}

/** A contact form, and what stands in its place once the chat was opened. */
export function InquiryFrame({ textOf, send, label, renderFields }: InquiryFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { inquiry, start, leave } = useInquiry(() => form.current?.reset())

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = wrongFields(event.currentTarget)
    setProblems(Object.fromEntries(wrong.map((field) => [field.name, problemIn(field)])))
    if (wrong[0]) wrong[0].focus()
    else start(textOf(new FormData(event.currentTarget)))
  }
  // what was found wrong is looked at again while it is mended; nothing is found wrong before it is sent
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    setProblems((now) => (now[target.name] ? { ...now, [target.name]: problemIn(target) } : now))
  }

  const ended = inquiry.status === 'sent' || inquiry.status === 'blocked'
  const wasEnded = useRef(false)
  useEffect(() => {
    // what had focus has left
    if (wasEnded.current && !ended) form.current?.focus()
    wasEnded.current = ended
  }, [ended])

  return (
    <div className="hang hang-pad max-w-208">
      <WithoutScripts about={label} />
      {ended ? <InquiryEnd inquiry={inquiry} onLeave={leave} /> : null}
      {/* stays in the page, so that what was typed is still there on the way back */}
      <form
        ref={form}
        aria-label={label}
        tabIndex={-1}
        noValidate
        onSubmit={submit}
        onInput={recheck}
        hidden={ended}
        className={ended ? undefined : 'grid gap-4 outline-none md:grid-cols-2'}
      >
        {renderFields(problems)}
        <div className="md:col-span-2">
          <Button type="submit" size="lg" busy={inquiry.status === 'opening'} busyLabel={words.sending}>
            {send}
          </Button>
        </div>
      </form>
    </div>
  )
}
