import { words } from '../../words.ts'

/** Title of a page that is one person's own, and nothing for search engines. */
export const PrivateMeta = ({ page }: { page: string }) => (
  <>
    <title>{words.title(page)}</title>
    <meta name="robots" content="noindex" />
  </>
)
