import { Note } from '@dawadoot/ui/note/note'
import { WifiOff } from 'lucide-react'
import { laterWords } from '../../words-later.ts'

/** Says that there is no connection, for as long as there is none. */
export const OfflineNote = () => (
  <div className="wrap pt-3 print:hidden">
    <Note tone="warn" role="status" icon={<WifiOff aria-hidden />}>
      {laterWords.offline}
    </Note>
  </div>
)
