import { useOrdering } from '@dawadoot/ordering/ordering'
import { Button } from '@dawadoot/ui/button/button'
import { Camera } from 'lucide-react'
import { landing } from './words.ts'

/** Opens the upload for whoever is signed in; a visitor signs in first. Specification, section 1. */
export const OrderNow = ({ className }: { className?: string }) => (
  <Button
    size="lg"
    icon={<Camera aria-hidden />}
    onClick={useOrdering().navigate.upload}
    className={className}
  >
    {landing.orderNow}
  </Button>
)
