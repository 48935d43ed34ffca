import { loaderStage } from '@dawadoot/domain/prescription/loader'
import type { PrescriptionEvent } from '@dawadoot/domain/prescription/status'
import { ScannerLoader } from '@dawadoot/ui/scanner-loader/scanner-loader'
import { useOrdering } from '../ordering.tsx'
import { useLoaderProgress } from './use-loader-progress.tsx'
import { cartWords } from './words.ts'

const words = cartWords.loader

const detailOf = (event: PrescriptionEvent | undefined): string => {
  if (!event) return words.details.starting
  if (event.status === 'reading' && event.page && event.pages && event.pages > 1)
    return words.details.page(event.page, event.pages)
  if (event.status === 'queued' || event.status === 'reading' || event.status === 'matching')
    return words.details[event.status]
  return words.details.done
}

type ResultLoaderProps = { event?: PrescriptionEvent | undefined; done: boolean; src?: string | undefined }

/** The line that reads the photo: how far is simulated, what is happening is the stream's. */
export function ResultLoader({ event, done, src }: ResultLoaderProps) {
  const { random } = useOrdering()
  const percent = useLoaderProgress(done, random)
  return (
    <div className="wrap">
      <ScannerLoader
        src={src}
        alt={words.alt}
        title={words.stages[loaderStage(percent)]}
        longestDetail={words.details.reading}
        detail={done ? words.details.done : detailOf(event)}
        percent={percent}
        progressLabel={words.progress}
      />
    </div>
  )
}
