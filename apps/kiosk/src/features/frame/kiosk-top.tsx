import { brand } from '@dawadoot/domain/brand/brand'
import { Logo } from '@dawadoot/ui/logo/logo'
import { useEffect } from 'react'
import { useKiosk } from '../kiosk.tsx'
import { EndButton } from '../session/end-button.tsx'

export type KioskTopProps = {
  tone?: 'paper' | 'ink'
  /** Staff touch the hospital's name to come to their page; only where nobody is being served. */
  onStaff?: (() => void) | undefined
}

/** The mark grows out of the line at the top; beside it, where this kiosk stands. No link leads away. */
export function KioskTop({ tone = 'paper', onStaff }: KioskTopProps) {
  // every screen brings its top, and starts there
  useEffect(() => {
    document.documentElement.scrollTop = 0
  }, [])
  const ink = tone === 'ink'
  return (
    <header
      className={`flex min-h-17 items-stretch justify-between gap-4 border-t-[0.375rem] px-(--size-gutter) large-text:flex-wrap large-text:gap-y-0 ${ink ? 'border-neel-400' : 'border-rekha'}`}
    >
      <Logo name={brand.name} tone={tone} />
      <div className="flex items-center gap-5 large-text:w-full large-text:justify-between large-text:gap-2">
        <Place ink={ink} onStaff={onStaff} />
        <EndButton />
      </div>
    </header>
  )
}

function Place({ ink, onStaff }: { ink: boolean; onStaff: (() => void) | undefined }) {
  const { hospital } = useKiosk()
  if (!hospital) return null
  const lines = (
    <>
      <b>{hospital.name}</b>
      <br />
      <span className={ink ? undefined : 'text-quiet'}>
        {[hospital.address, hospital.district].filter(Boolean).join(', ')}
      </span>
    </>
  )
  const look = 'self-center text-right text-xs leading-[1.3] large-text:text-left'
  return onStaff ? (
    <button type="button" onClick={onStaff} className={`min-h-12 ${look}`}>
      {lines}
    </button>
  ) : (
    <p className={look}>{lines}</p>
  )
}
