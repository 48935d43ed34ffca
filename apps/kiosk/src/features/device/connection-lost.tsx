import { CutLine } from '@dawadoot/ui/art/cut-line'
import { Button } from '@dawadoot/ui/button/button'
import { Modal } from '@dawadoot/ui/modal/modal'
import { useId } from 'react'
import { useStore } from 'zustand'
import { words } from '../../words.ts'
import { useKiosk } from '../kiosk.tsx'

const { connection: say } = words

/** Stands over whatever was being done, and goes by itself when the server answers again: nothing is lost by it. */
export function ConnectionLost() {
  const { device, look } = useKiosk()
  const lost = useStore(device, ({ connection }) => connection === 'lost')
  const id = useId()
  if (!lost) return null
  return (
    <Modal
      role="alertdialog"
      onClose={() => {}}
      escapeCloses={false}
      layout="sheet"
      labelledBy={`${id}-title`}
      describedBy={`${id}-about`}
    >
      <div className="grid justify-items-center gap-3 text-center">
        <div className="w-60">
          <CutLine />
        </div>
        <h2 id={`${id}-title`} className="text-2xl">
          {say.title}
        </h2>
        <p id={`${id}-about`} className="text-lg text-quiet">
          {say.text}
          <span lang="hi" aria-hidden className="hi">
            {say.textHindi}
          </span>
        </p>
        <Button variant="line" data-initial-focus onClick={() => void look()} className="mt-2">
          {say.retry}
        </Button>
      </div>
    </Modal>
  )
}
