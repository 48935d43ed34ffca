import type { CartLines } from '@dawadoot/domain/cart/cart'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { Undo2 } from 'lucide-react'
import { cartWords } from './words.ts'

const words = cartWords.leftOut

/** What is not in the order any more, and the way back. Always there, so that what appears in it is announced. */
export function LeftOut({ lines, onUndo }: { lines: CartLines; onUndo: () => void }) {
  return (
    <div role="status">
      {lines.length > 0 ? (
        <Note tone="info" className="mt-7">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="font-semibold">{words.title}</p>
              <ul>
                {lines.map(({ medicine }) => (
                  <li key={medicine.id}>{medicine.name}</li>
                ))}
              </ul>
            </div>
            <Button variant="line" size="sm" icon={<Undo2 aria-hidden />} onClick={onUndo}>
              {words.undo}
            </Button>
          </div>
        </Note>
      ) : null}
    </div>
  )
}
