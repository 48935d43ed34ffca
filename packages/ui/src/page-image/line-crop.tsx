import { useState } from 'react'
import type { PageBox, Size } from './box.ts'

export type LineCropProps = {
  src: string | undefined
  box: PageBox
  /** The page's, in pixels. */
  size: Size | undefined
  /** "Line 3 as written on the prescription". */
  label: string
  className?: string
}

/** A page this wide shows its words at reading size; a line takes its own share of it. */
const PAGE_REM = 28
const LIMITS = 'max-w-[58%] max-md:max-w-1/2 max-[24.37rem]:max-w-[46%]'

/** One line cut from the page's picture; its paper fades into the surface it lies on. In less room it ends sooner. */
export function LineCrop({ src, box, size, label, className = LIMITS }: LineCropProps) {
  const [broken, setBroken] = useState<string>()
  if (src === undefined || size === undefined || src === broken)
    return <span role="img" aria-label={label} className="h-8" />
  return (
    <svg
      role="img"
      aria-label={label}
      width={`${(box.width * PAGE_REM).toFixed(2)}rem`}
      preserveAspectRatio="xMinYMid slice"
      viewBox={`${box.x * size.width} ${box.y * size.height} ${box.width * size.width} ${box.height * size.height}`}
      className={`h-auto shrink-0 mix-blend-multiply brightness-113 contrast-112 saturate-115 mask-[linear-gradient(90deg,transparent,#000_0.4rem_calc(100%-0.4rem),transparent)] ${className}`}
    >
      <image
        href={src}
        width={size.width}
        height={size.height}
        preserveAspectRatio="none"
        onError={() => setBroken(src)}
      />
    </svg>
  )
}
