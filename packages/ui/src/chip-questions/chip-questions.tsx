import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

export type ChipQuestion = { id: string; question: string; answer: ReactNode }
export type ChipQuestionsProps = {
  questions: readonly ChipQuestion[]
  openAtFirst?: string
  className?: string
}

/** Questions as chips; one answer at a time opens as a slip below its row of chips. */
export function ChipQuestions({ questions, openAtFirst, className = '' }: ChipQuestionsProps) {
  const [openId, setOpenId] = useState(openAtFirst)
  const root = useRef<HTMLDivElement>(null)
  const ids = useId()

  useEffect(() => {
    if (openId === undefined) return
    // chips answer for themselves: closing here on the press of the open one would let its click open it again
    const closeOutside = ({ target }: MouseEvent) => {
      if (
        target instanceof Element &&
        target.closest('[data-chip], [data-answer]') &&
        root.current?.contains(target)
      )
        return
      setOpenId(undefined)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpenId(undefined)
      root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    document.addEventListener('click', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [openId])

  useLayoutEffect(() => {
    const chips = root.current
    if (!chips || openId === undefined) return
    placeAnswer(chips)
    const observer = new ResizeObserver(() => placeAnswer(chips))
    observer.observe(chips)
    return () => observer.disconnect()
  }, [openId])

  return (
    <div ref={root} className={`flex flex-wrap gap-3 ${className}`}>
      {questions.map(({ id, question, answer }, place) => {
        const open = id === openId
        const answerId = `${ids}-${place}`
        return [
          <button
            key={id}
            type="button"
            data-chip
            aria-expanded={open}
            aria-controls={open ? answerId : undefined}
            onClick={() => setOpenId(open ? undefined : id)}
            className={`min-h-12 rounded-md border-2 px-4.5 py-2 text-left font-semibold leading-[1.25] ${
              open
                ? 'border-neel-700 bg-neel-700 text-white'
                : 'border-neel-200 bg-surface hover:border-neel-500'
            }`}
          >
            {question}
          </button>,
          open && (
            <div
              key={answerId}
              id={answerId}
              data-answer
              className="basis-full animate-hang rounded-hang border-t-3 border-rekha bg-neel-50 px-6 py-5 text-neel-800"
            >
              <div className="max-w-184">{answer}</div>
            </div>
          ),
        ]
      })}
    </div>
  )
}

/**
 * The answer follows its chip for those who listen, and is shown below the chip's whole row for those who look. Which
 * chips share a row is known only after layout.
 */
function placeAnswer(root: HTMLElement) {
  const answer = root.querySelector<HTMLElement>('[data-answer]')
  const chips = [...root.querySelectorAll<HTMLElement>('[data-chip]')]
  const open = chips.find((chip) => chip.getAttribute('aria-expanded') === 'true')
  if (!answer || !open) return
  for (const [place, chip] of chips.entries()) chip.style.order = String(place * 2)
  // out of the way, or it would break the rows that are measured
  answer.style.order = String(chips.length * 2)
  const last = chips.findLastIndex((chip) => chip.offsetTop === open.offsetTop)
  answer.style.order = String(last * 2 + 1)
}
