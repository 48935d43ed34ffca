import { type ReactNode, useState, useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/** Whether a part woke up in HTML that was there before it. */
const useWasThere = (): boolean => {
  const waking = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  )
  return useState(waking)[0]
}

/**
 * What never changes and answers nobody. Where the page's HTML already holds it, it stays as it is: it is not drawn
 * again, and a file of its own is not fetched. Anywhere else it is drawn like all other parts.
 */
export const Still = ({ className, children }: { className?: string; children: ReactNode }) => {
  const wasThere = useWasThere()
  if (wasThere && !import.meta.env.SSR)
    return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return <div className={className}>{children}</div>
}
