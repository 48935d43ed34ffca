import { Button } from '@dawadoot/ui/button/button'
import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

type RetryButtonProps = {
  label: string
  onRetry: () => void
  /** What failed had nothing to do with the connection: its return changes nothing. */
  onlyPressed?: boolean
}

/** Reads again what could not be read; the connection's return presses it too. */
export function RetryButton({ label, onRetry, onlyPressed = false }: RetryButtonProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (onlyPressed) return
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [onlyPressed])
  return (
    <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
      {label}
    </Button>
  )
}
