import { useOrdering } from '@dawadoot/ordering/ordering'
import { isAuthenticated } from '@dawadoot/ordering/session/auth-state'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `?order=1` and `?login=1`: how the partner pages ask for the upload and the sign-in. Acted on once, then gone. */
export const useAskedByAddress = (): void => {
  const { navigate, session } = useOrdering()
  const [asked, setAsked] = useSearchParams()
  const order = asked.get('order') === '1'
  const login = asked.get('login') === '1'
  useEffect(() => {
    if (!order && !login) return
    if (order) navigate.upload()
    else if (!isAuthenticated(session.getState())) navigate.signIn()
    setAsked(
      (rest) => {
        rest.delete('order')
        rest.delete('login')
        return rest
      },
      { replace: true },
    )
  }, [order, login, navigate, session, setAsked])
}
