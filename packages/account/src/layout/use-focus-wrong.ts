import { type RefObject, useEffect, useRef } from 'react'

/** Brings focus to the first field that is wrong, each time there is an answer; its message is read with it, and only there. */
export function useFocusWrong<E extends HTMLElement>(answer: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (answer) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return place
}
