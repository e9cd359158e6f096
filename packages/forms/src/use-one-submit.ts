import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Sends a form only once after a double press, because the second press may come before the page shows that the form is
 * being sent. `before` may stop a press itself.
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
