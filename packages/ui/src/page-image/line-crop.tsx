import type { PageBox, Size } from './box.ts'
import { usePicture } from './use-picture.ts'

export type LineCropProps = {
  src: string | undefined
  box: PageBox
  size?: Size | undefined
  /** "Line 3 as written on the prescription". */
  label: string
  className?: string
}

/** A page this wide shows its words at reading size; a line takes its own share of it. */
const PAGE_REM = 28
const LIMITS = 'max-w-[58%] max-md:max-w-1/2 max-[24.37rem]:max-w-[46%]'

/** One line cut from the page's picture; its paper fades into the surface it lies on. In less room it ends sooner. */
export function LineCrop({ src, box, size: known, label, className = LIMITS }: LineCropProps) {
  const picture = usePicture(src, known)
  const page = picture.status === 'ready' ? picture.size : undefined
  const width = `${(box.width * PAGE_REM).toFixed(2)}rem`
  if (src === undefined || page === undefined) return <span role="img" aria-label={label} className="h-8" />
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      preserveAspectRatio="xMinYMid slice"
      viewBox={`${box.x * page.width} ${box.y * page.height} ${box.width * page.width} ${box.height * page.height}`}
      className={`h-auto shrink-0 mix-blend-multiply brightness-113 contrast-112 saturate-115 mask-[linear-gradient(90deg,transparent,#000_0.4rem_calc(100%-0.4rem),transparent)] ${className}`}
    >
      <image href={src} width={page.width} height={page.height} preserveAspectRatio="none" />
    </svg>
  )
}
