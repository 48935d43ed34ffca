import { LostLine } from '@dawadoot/ui/art/lost-line'
import { ButtonLink } from '@dawadoot/ui/button/button-link'
import { NotFound } from '@dawadoot/ui/not-found/not-found'
import { PrivateMeta } from '../features/site/document-meta.tsx'
import { paths } from '../paths.ts'
import { laterWords as words } from '../words-later.ts'

const { notFound } = words

export const NotFoundPage = () => (
  <>
    <PrivateMeta page={notFound.title} />
    <NotFound
      code={notFound.code}
      title={notFound.title}
      art={<LostLine className="w-full" />}
      action={
        <ButtonLink href={paths.home} size="lg">
          {notFound.home}
        </ButtonLink>
      }
    >
      {notFound.text}
    </NotFound>
  </>
)
