import { type RefObject, useEffect, useRef } from 'react'

/** For the first field of a step that takes another's place in an open dialog. */
export const useFocusOnMount = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
