import { Slip } from '../art/slip.tsx'
import { Drawing } from '../art/drawing.tsx'

export type ScannerLoaderProps = {
  /** The person's own photo; a drawn slip stands in where there is no picture of it (a PDF). */
  src?: string | undefined
  alt: string
  /** What is happening: "Analyzing". */
  title: string
  /** One sentence below it. */
  detail: string
  /** The longest of the sentences that take turns there. */
  longestDetail?: string | undefined
  /** 0 to 100; fractions are shown rounded. */
  percent: number
  /** The progress bar's name. */
  progressLabel: string
}

/** The photo in its corners with a line that reads downward as the work goes on. */
export function ScannerLoader({
  src,
  alt,
  title,
  detail,
  longestDetail,
  percent,
  progressLabel,
}: ScannerLoaderProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className="grid justify-items-center gap-8 pt-10 pb-16 text-center">
      <div className="frame w-[min(21rem,78vw)] p-4">
        {src === undefined ? (
          <Drawing viewBox="-6 -4 250 316" className="block w-full">
            <Slip width={230} height={300} />
          </Drawing>
        ) : (
          <img src={src} alt={alt} className="block max-h-[60vh] w-full rounded-[2px] object-contain" />
        )}
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden focusable="false">
          <rect
            width="100%"
            height="5"
            y={`${shown}%`}
            className="fill-neel-600 transition-[y] duration-(--duration-draw) ease-pen"
          />
        </svg>
      </div>
      <div className="w-full">
        <div role="status">
          <h1 className="text-2xl">{title}</h1>
          {/* unseen and unheard, the longest sentence keeps its room: what is below stays where it is */}
          <p
            data-room={longestDetail}
            className="grid text-quiet *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-room)]"
          >
            <span>{detail}</span>
          </p>
        </div>
        <div
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={shown}
          className="mx-auto mt-5 mb-3 w-[min(24rem,80vw)]"
        >
          <svg className="block h-[5px] w-full bg-neel-200" aria-hidden focusable="false">
            <rect
              width={`${shown}%`}
              height="5"
              className="fill-rekha transition-[width] duration-(--duration-hang) ease-pen"
            />
          </svg>
        </div>
        <p className="num text-lg font-strong" aria-hidden>
          {shown}%
        </p>
      </div>
    </div>
  )
}
