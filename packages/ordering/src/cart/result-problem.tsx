import { Button } from '@dawadoot/ui/button/button'
import { EmptyState } from '@dawadoot/ui/empty-state/empty-state'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { BlankSlip } from '@dawadoot/ui/art/blank-slip'
import { OutOfReach } from '@dawadoot/ui/art/out-of-reach'
import { Camera, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LateChangeAddress } from '../checkout/late-dialog.tsx'
import { RetryButton } from '../failure/retry-button.tsx'
import { useOrdering } from '../ordering.tsx'
import type { ResultState } from './result-store.ts'
import { cartWords } from './words.ts'

const words = cartWords.problems

export type Problem = Exclude<ResultState, { status: 'following' | 'loading' | 'read' }>

type ResultProblemProps = {
  problem: Problem
  prescriptionId: string
  addressId: string
  onRetry: () => void
  onSearch: () => void
}

/** Why there is no cart, and the ways on. Specification, section 2, Prescription result page, and section 8. */
export function ResultProblem({ problem, prescriptionId, addressId, onRetry, onSearch }: ResultProblemProps) {
  const { navigate, surface } = useOrdering()
  const kiosk = surface === 'kiosk'
  const otherWays = <OtherWays onUpload={navigate.upload} onSearch={onSearch} />
  switch (problem.status) {
    case 'no_service':
      return <NoService message={problem.message} prescriptionId={prescriptionId} addressId={addressId} />
    case 'nothing_found':
      return (
        <Slip>
          <EmptyState
            level={1}
            title={kiosk ? words.nothing.kiosk : words.nothing.title}
            art={<BlankSlip />}
            action={
              <Ways>
                {kiosk ? null : <Button onClick={navigate.home}>{words.nothing.home}</Button>}
                {otherWays}
              </Ways>
            }
          >
            {words.nothing.text}
          </EmptyState>
        </Slip>
      )
    case 'failed_reading':
    case 'error':
      return (
        <Slip>
          <ErrorState
            level={1}
            title={words.error.title}
            action={
              <Ways>
                <RetryButton
                  label={words.error.retry}
                  onRetry={onRetry}
                  onlyPressed={problem.status === 'failed_reading'}
                />
                {otherWays}
              </Ways>
            }
          >
            {problem.status === 'error' ? problem.message : problem.reason}
          </ErrorState>
        </Slip>
      )
  }
}

function NoService({
  message,
  prescriptionId,
  addressId,
}: {
  message: string
  prescriptionId: string
  addressId: string
}) {
  const { navigate, surface } = useOrdering()
  const [choosing, setChoosing] = useState(false)
  return (
    <Slip>
      <ErrorState
        level={1}
        title={words.noService.title}
        art={<OutOfReach />}
        // a kiosk knows the address of its session and offers no other
        action={
          surface === 'kiosk' ? undefined : (
            <Button variant="line" onClick={() => setChoosing(true)}>
              {words.noService.change}
            </Button>
          )
        }
      >
        <p>{words.noService.text}</p>
        <p className="mt-1 text-sm">{message}</p>
      </ErrorState>
      <LateChangeAddress
        open={choosing}
        selectedId={addressId}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false)
          navigate.result({ prescriptionId, addressId: chosen })
        }}
      />
    </Slip>
  )
}

const Slip = ({ children }: { children: ReactNode }) => (
  <div className="wrap section">
    <div className="hang hang-pad mx-auto max-w-xl">{children}</div>
  </div>
)

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center gap-2">{children}</div>
)

function OtherWays({ onUpload, onSearch }: { onUpload: () => void; onSearch: () => void }) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="line" size="sm" icon={<Camera aria-hidden />} onClick={onUpload}>
        {words.uploadAnother}
      </Button>
      <Button variant="quiet" size="sm" icon={<Search aria-hidden />} onClick={onSearch}>
        {words.search}
      </Button>
    </div>
  )
}
