import { type RefObject, useEffect, useRef } from 'react'

/** Brings focus to the choice that was refused, or to the first where there was none; its message is about the group. */
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
