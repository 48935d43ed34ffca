import { LostLine } from '@dawadoot/ui/art/lost-line'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { NotFound } from '@dawadoot/ui/not-found/not-found'
import { KioskTop } from '../features/frame/kiosk-top.tsx'
import { words } from '../words.ts'

export function NotFoundPage() {
  return (
    <>
      <KioskTop />
      <NotFound
        code={words.notFound.code}
        title={words.notFound.title}
        art={<LostLine className="w-full" />}
        action={
          <ButtonLink size="lg" href="/">
            {words.notFound.home}
          </ButtonLink>
        }
      >
        <p>{words.notFound.text}</p>
      </NotFound>
    </>
  )
}
