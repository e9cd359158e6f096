import { useCallback, useRef } from 'react'

/**
 * Keeps whether there is input that is not stored. It is a ref, since a form reads it before the page renders again.
 */
export function useUnsaved() {
  const unsaved = useRef(false)
  const isUnsaved = useCallback(() => unsaved.current, [])
  const setUnsaved = useCallback((value: boolean) => {
    unsaved.current = value
  }, [])
  return { isUnsaved, setUnsaved }
}
