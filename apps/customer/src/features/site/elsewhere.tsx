import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { words } from '../../words.ts'

/** A page that another origin owns: goes there in place of this one in the history. */
export const Elsewhere = ({ origin }: { origin: string }) => {
  const { pathname, search, hash } = useLocation()
  const href = `${origin}${pathname}${search}${hash}`
  useEffect(() => window.location.replace(href), [href])
  return (
    <main className="wrap section">
      <a href={href}>{words.loading}</a>
    </main>
  )
}
