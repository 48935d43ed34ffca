import { ChipQuestions } from '@dawadoot/ui/chip-questions/chip-questions'
import { below } from './words-below.ts'

const { questions } = below

/** Six questions as chips; one answer open at a time. Specification, section 1. */
export const Questions = () => (
  <section
    className="wrap section pt-0 drawn-when-near-[19rem] max-md:drawn-when-near-[31rem]"
    aria-labelledby="questions"
  >
    <div className="section-head">
      <h2 id="questions" className="text-3xl">
        {questions.title}
      </h2>
    </div>
    <ChipQuestions questions={questions.items} />
  </section>
)
