import { Link } from '@dawadoot/ui/link/link'
import { useOrdering } from '../ordering.tsx'
import { signInWords } from './words.ts'

/** Stands where a person agrees by doing: names the button and links to the notice. */
export const ConsentLine = ({ action }: { action: string }) => {
  const { noticeHref } = useOrdering()
  return (
    <p className="text-xs text-quiet">
      {signInWords.consent(action)}
      {noticeHref === undefined ? (
        signInWords.notice
      ) : (
        <Link href={noticeHref} target="_blank" rel="noopener">
          {signInWords.notice}
        </Link>
      )}
      .
    </p>
  )
}
