import { CONSENT_VERSION } from '@dawadoot/domain/person/consent'
import { laterWords } from '../words-later.ts'
import { words } from '../words.ts'

const { notice } = laterWords

/** What a person agrees to at Send OTP and at upload. */
export const NoticePage = () => (
  <main className="wrap section">
    <title>{words.title(notice.title)}</title>
    <h1 className="text-3xl">{notice.title}</h1>
    <p className="mt-3 max-w-[40rem] text-lg text-quiet">{notice.lead}</p>
    <div className="mt-8 grid max-w-[40rem] gap-8">
      {notice.sections.map(({ title, text }) => (
        <section key={title} className="border-t-[0.1875rem] border-rekha pt-4">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </div>
    <p className="mt-8 text-sm text-quiet">{notice.version(CONSENT_VERSION)}</p>
  </main>
)
