import { Link } from '@dawadoot/ui/link/link'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { site } from './words.ts'

/** `/` is `/about`. Servers redirect before anybody sees this; a built page also sends the browser on. */
export function StartPage() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/about', { replace: true }), [navigate])
  return (
    <main className="wrap section">
      <h1 className="text-3xl">{site.start.title}</h1>
      <p className="mt-4 text-lg">
        {site.start.text} <Link href="/about">{site.start.link}</Link>
      </p>
    </main>
  )
}
