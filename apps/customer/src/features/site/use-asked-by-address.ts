import { useOrdering } from '@dawadoot/ordering/ordering'
import { isAuthenticated } from '@dawadoot/ordering/session/auth-state'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** `?order=1` and `?login=1`: how the partner pages ask for the upload and the sign-in. Acted on once, then gone. */
export const useAskedByAddress = (): void => {
  const { navigate, session } = useOrdering()
  const { pathname, search, hash } = useLocation()
  const go = useNavigate()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    const order = asked.get('order') === '1'
    const login = asked.get('login') === '1'
    if (!order && !login) return
    if (order) navigate.upload()
    else if (!isAuthenticated(session.getState())) navigate.signIn()
    asked.delete('order')
    asked.delete('login')
    void go({ pathname, search: String(asked), hash }, { replace: true })
  }, [pathname, search, hash, go, navigate, session])
}
