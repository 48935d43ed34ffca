import { ResultScreen } from '@dawadoot/ordering/cart/result-screen'
import { decodePrescriptionLink, PrescriptionLink } from '@dawadoot/domain/prescription/link'
import { Navigate, useLocation, useParams } from 'react-router'
import * as v from 'valibot'
import { PrivateMeta } from '../features/site/document-meta.tsx'
// it asks the server as soon as it is there: the code for that comes with its own
import '../features/site/site-client.ts'
import { paths } from '../paths.ts'
import { laterWords as words } from '../words-later.ts'

const State = v.object({ link: PrescriptionLink })

/** Which prescription for which address: from navigation state, else the path, else `?data=`. */
const useLink = (): PrescriptionLink | undefined => {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const { data } = useParams()
  const handed = v.safeParse(State, state)
  if (handed.success) return handed.output.link
  const written = data ?? new URLSearchParams(search).get('data')
  return written ? decodePrescriptionLink(written) : undefined
}

/** `/medicne/{data}`. What cannot be decoded goes home. */
export const ResultPage = () => {
  const link = useLink()
  if (!link) return <Navigate to={paths.home} replace />
  return (
    <main>
      <PrivateMeta page={words.result.documentTitle} />
      <ResultScreen key={`${link.prescriptionId} ${link.addressId}`} link={link} />
    </main>
  )
}
