import { useEffect } from 'react'
import { askBeforeLeaving } from './router.js'

/** Keeps typed work from being lost by a link or a closed tab. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    // oxlint-disable-next-line no-alert -- the browser's own question holds everything up, which is what it is for
    const stop = askBeforeLeaving(() => window.confirm('Leave without saving?'))
    return () => {
      window.removeEventListener('beforeunload', keep)
      stop()
    }
  }, [unsaved])
}
