import { useOrdering } from '@dawadoot/ordering/ordering'
import { STORED } from '@dawadoot/ordering/storage/browser-storage'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepsDrafts } from '../../paths.ts'

/** Away from the result page the chosen address and the medicines are forgotten. Specification, section 2, Header. */
export const useDraftsCleared = (): void => {
  const { storage } = useOrdering()
  const { pathname } = useLocation()
  useEffect(() => {
    if (keepsDrafts(pathname)) return
    storage.local.remove(STORED.selectedAddress)
    storage.local.remove(STORED.medicinesData)
  }, [storage, pathname])
}
