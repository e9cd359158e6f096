import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the refused choice, or to the first one where none was chosen. The message describes the whole
 * group.
 */
export function useFocusChoice(refused: unknown): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!refused) return
    const form = place.current
    const choice = form?.querySelector<HTMLElement>(':checked') ?? form?.querySelector<HTMLElement>('[type="radio"]')
    choice?.focus()
  }, [refused])
  return place
}
