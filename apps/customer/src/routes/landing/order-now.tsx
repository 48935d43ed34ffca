import { useOrdering } from '@dawadoot/ordering/ordering'
import { Camera } from 'lucide-react'
import { EarlyButton } from '../../features/site/early-button.tsx'
import { landing } from './words.ts'

/** Opens the upload for whoever is signed in; a visitor signs in first. Specification, section 1. */
export const OrderNow = ({ className }: { className?: string }) => (
  <EarlyButton
    asks="order"
    size="lg"
    icon={<Camera aria-hidden />}
    onPress={useOrdering().navigate.upload}
    className={className}
  >
    {landing.orderNow}
  </EarlyButton>
)
