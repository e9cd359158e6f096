import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a cart line while it is removed or restored. Either button disappears when it is pressed, and
 * without this hook the focus would jump to the top of the page.
 */
export function useRemovalFocus(removed: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const was = useRef(removed)
  useLayoutEffect(() => {
    if (was.current === removed) return
    was.current = removed
    if (!pressed.current) return
    pressed.current = false
    root.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus()
  }, [removed])
  /** Wraps the press that removes or restores the line, so that focus follows it. */
  const moving = (press: (() => void) | undefined) =>
    press &&
    (() => {
      pressed.current = true
      press()
    })
  return { root, moving }
}
