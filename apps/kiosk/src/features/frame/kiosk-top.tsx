import { brand } from '@dawadoot/domain/brand/brand'
import { Logo } from '@dawadoot/ui/logo/logo'
import { useEffect } from 'react'
import { useKiosk } from '../kiosk.tsx'

/** The mark grows out of the line at the top; beside it, where this kiosk stands. No link leads away. */
export function KioskTop({ tone = 'paper' }: { tone?: 'paper' | 'ink' }) {
  const { hospital } = useKiosk()
  // every screen brings its top, and starts there
  useEffect(() => {
    document.documentElement.scrollTop = 0
  }, [])
  const ink = tone === 'ink'
  return (
    <header
      className={`flex min-h-17 items-stretch justify-between gap-4 border-t-[0.375rem] px-(--size-gutter) ${ink ? 'border-neel-400' : 'border-rekha'}`}
    >
      <Logo name={brand.name} tone={tone} />
      {hospital ? (
        <p className="self-center text-right text-xs leading-[1.3]">
          <b>{hospital.name}</b>
          <br />
          <span className={ink ? undefined : 'text-quiet'}>
            {hospital.address}, {hospital.district}
          </span>
        </p>
      ) : null}
    </header>
  )
}
