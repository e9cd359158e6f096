import { useCallback, useRef } from 'react'

/** Whether something is typed that is not stored; a form that is sent asks before the page is drawn again. */
export function useUnsaved() {
  const unsaved = useRef(false)
  const isUnsaved = useCallback(() => unsaved.current, [])
  const setUnsaved = useCallback((value: boolean) => {
    unsaved.current = value
  }, [])
  return { isUnsaved, setUnsaved }
}
