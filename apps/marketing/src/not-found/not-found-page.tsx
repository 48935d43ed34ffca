import { LostLine } from '@dawadoot/ui/art/lost-line'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { NotFound } from '@dawadoot/ui/not-found/not-found'
import { site } from '../layout/words.ts'

const { notFound } = site

export function NotFoundPage() {
  return (
    <NotFound
      code={notFound.code}
      title={notFound.title}
      art={<LostLine className="w-full" />}
      action={
        <ButtonLink size="lg" href="/">
          {notFound.home}
        </ButtonLink>
      }
    >
      <p>{notFound.text}</p>
    </NotFound>
  )
}
