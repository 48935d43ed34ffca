import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'
import type { ResultPage } from '@dawadoot/domain/prescription/result'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { SignInPrompt } from '../session/sign-in-prompt.tsx'
import { useSession } from '../session/use-session.tsx'
import { addressToRead } from './cart-store.ts'
import { CartReview } from './cart-review.tsx'
import { ResultLoader } from './result-loader.tsx'
import { ResultProblem } from './result-problem.tsx'
import { usePagePictures } from './use-page-pictures.tsx'
import { useResult } from './use-result.tsx'
import { cartWords } from './words.ts'

export type ResultScreenProps = {
  link: PrescriptionLink
  /** Called with the order's id in the place of going to its page. */
  onPlaced?: (orderId: string) => void
  /** Told when the confirm drawer opens, and when it closes. */
  onConfirming?: (open: boolean) => void
}

/**
 * `/medicne/{data}`: from the link to the cart. A visitor is asked to sign in, in place. When a session ends over a
 * cart, the cart stays for its owner; whoever else signs in begins anew.
 */
export function ResultScreen({ link, onPlaced, onConfirming }: ResultScreenProps) {
  const session = useSession()
  const owner =
    session.status === 'signed_in'
      ? session.user.id
      : session.because === 'ended'
        ? session.formerUserId
        : undefined
  if (owner === undefined) return <SignInPlease />
  return (
    <OwnResult
      key={`${owner} ${link.prescriptionId} ${link.addressId}`}
      link={link}
      signedIn={session.status === 'signed_in'}
      onPlaced={onPlaced}
      onConfirming={onConfirming}
    />
  )
}

const SignInPlease = () => (
  <div className="wrap section">
    <SignInPrompt level={1} />
  </div>
)

const NO_PAGES: readonly ResultPage[] = []

type OwnResultProps = {
  link: PrescriptionLink
  signedIn: boolean
  onPlaced: ((orderId: string) => void) | undefined
  onConfirming: ((open: boolean) => void) | undefined
}

function OwnResult({ link, signedIn, onPlaced, onConfirming }: OwnResultProps) {
  const { storage } = useOrdering()
  const { prescriptionId } = link
  const [addressId] = useState(() => addressToRead(storage, link))
  const { state, retry, searchInstead } = useResult({ prescriptionId, addressId }, signedIn)
  // they are on their way while the loader still shows its success
  const pictures = usePagePictures('result' in state ? (state.result?.pages ?? NO_PAGES) : NO_PAGES)

  if (!signedIn && state.status !== 'read') return <SignInPlease />
  switch (state.status) {
    case 'following':
      return <ResultLoader event={state.event} done={false} />
    case 'loading':
      return state.fresh ? (
        <ResultLoader done />
      ) : (
        <div className="wrap py-7">
          <SkeletonSlip label={cartWords.loader.loading} lines={5} />
        </div>
      )
    case 'read':
      return (
        <CartReview
          link={link}
          addressId={addressId}
          result={state.result}
          pictures={pictures}
          onPlaced={onPlaced}
          onConfirming={onConfirming}
        />
      )
    default:
      return (
        <ResultProblem
          problem={state}
          prescriptionId={prescriptionId}
          addressId={addressId}
          onRetry={retry}
          onSearch={searchInstead}
        />
      )
  }
}
