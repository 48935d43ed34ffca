import { useOrdering } from '../ordering.tsx'

/** What a field lets the browser fill in and remember: on a kiosk, which many people use, nothing. */
export const useAutofill = (): ((what: string) => string) => {
  const { surface } = useOrdering()
  return (what) => (surface === 'kiosk' ? 'off' : what)
}
