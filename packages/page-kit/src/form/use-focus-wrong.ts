import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first wrong field after each answer. Screen readers then read the field's message with it. */
export function useFocusWrong<E extends HTMLElement>(answer: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (answer) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return place
}
