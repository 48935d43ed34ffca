import { chatLink } from '@dawadoot/domain/brand/whatsapp-link'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { chatNumber } from './chat-number.ts'
import { mailLink } from './mail-link.ts'
import { inquiry as words } from './words.ts'

/** What stands in a form's place where no scripts run: the browser alone would put the answers into an address. */
export function WithoutScripts({ about }: { about: string }) {
  const number = chatNumber()
  return (
    <noscript>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-136 text-lg">{words.withoutScripts}</p>
        <div className="flex flex-wrap gap-3">
          {number === '' ? null : <ButtonLink href={chatLink(number, about)}>{words.open}</ButtonLink>}
          <ButtonLink variant="line" href={mailLink(about)}>
            {words.mail}
          </ButtonLink>
        </div>
      </div>
    </noscript>
  )
}
