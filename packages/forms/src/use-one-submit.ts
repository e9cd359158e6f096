import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Sends a form once for a double press: the second press comes before the page shows that the first one is on its way.
 * `before` may stop a press itself.
 */
export function useOneSubmit(before?: (event: FormEvent<HTMLFormElement>) => void) {
  const { state } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  return (event: FormEvent<HTMLFormElement>): void => {
    if (isSent.current) {
      event.preventDefault()
      return
    }
    before?.(event)
    isSent.current = !event.defaultPrevented
  }
}
