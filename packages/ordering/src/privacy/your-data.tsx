import { brand } from '@dawadoot/domain/brand/brand'
import { indianDay } from '@dawadoot/domain/person/day'
import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../form/refusal.ts'
import { useOrdering } from '../ordering.tsx'
import { signOut } from '../session/session-store.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { saveFile } from './save-file.ts'
import { SureDialog } from './sure-dialog.tsx'
import { privacyWords } from './words.ts'

const words = privacyWords.data

/** Taking one's data along, and taking it away. */
export const YourData = () => (
  <PrivacyPart title={words.title}>
    <DownloadData />
    <DeleteData />
  </PrivacyPart>
)

const DownloadData = () => {
  const { client, notify, now } = useOrdering()
  const [state, setState] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; message: string }>({
    status: 'idle',
  })
  const download = async () => {
    setState({ status: 'busy' })
    try {
      const data = await client.privacy.download()
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(`${brand.name.toLowerCase()}-data-${indianDay(new Date(now()))}.json`, file)
      notify.success(words.downloaded)
      setState({ status: 'idle' })
    } catch (error) {
      const message = refusalOf(error, words.downloadFailed)
      notify.error(message)
      setState({ status: 'failed', message })
    }
  }
  return (
    <div className="grid gap-3">
      <p>{words.downloadText}</p>
      {state.status === 'failed' ? (
        <Note tone="bad" role="alert">
          {state.message}
        </Note>
      ) : null}
      <Button
        variant="line"
        className="sm:justify-self-start"
        icon={<Download aria-hidden />}
        busy={state.status === 'busy'}
        busyLabel={words.downloading}
        onClick={() => void download()}
      >
        {words.download}
      </Button>
    </div>
  )
}

const DeleteData = () => {
  const { client, session, notify, navigate } = useOrdering()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-3">
      <p>{words.deleteText}</p>
      <p className="text-sm text-quiet">{words.kept}</p>
      <Button
        variant="danger"
        className="sm:justify-self-start"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </Button>
      <SureDialog
        open={asking}
        title={words.ask.title}
        yes={words.ask.yes}
        busyLabel={words.deleting}
        failed={words.deleteFailed}
        act={async () => {
          await client.privacy.deleteEverything()
          signOut(session)
          notify.success(words.deleted)
          navigate.home()
        }}
        onClose={() => setAsking(false)}
      >
        <p>{words.ask.text}</p>
        <p className="mt-2">{words.kept}</p>
      </SureDialog>
    </div>
  )
}
