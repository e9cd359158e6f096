import { useEffect } from 'react'
import { askBeforeLeaving } from './router.js'

/** Asks before a link or a closed tab discards unsaved changes. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    // oxlint-disable-next-line no-alert -- the dialog must block the navigation until it is answered
    const stop = askBeforeLeaving(() => window.confirm('Leave without saving?'))
    return () => {
      window.removeEventListener('beforeunload', keep)
      stop()
    }
  }, [unsaved])
}
