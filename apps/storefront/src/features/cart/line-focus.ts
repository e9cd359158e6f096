/**
 * Attributes that mark a line by its id, and what replaces the lines in an empty cart. The focus finds its place by
 * them.
 */
export const LINE = 'data-cart-line'
export const NO_LINES = { 'data-cart-empty': '' }

/**
 * Keeps the focus in place after a line was removed with its button. It moves to the next line, or to the previous one
 * after the last line. In an empty cart it moves to the link that leads on.
 */
export function keepFocusInPlace(area: string, lineId?: string): void {
  const root = document.getElementById(area)
  if (!root) return
  const index = linesIn(root).findIndex((line) => line.getAttribute(LINE) === lineId)
  requestAnimationFrame(() => {
    // A dialog may take the focus when the button disappears. If the user has moved the focus elsewhere, it stays
    // there.
    const now = document.activeElement
    if (now !== null && now !== document.body && !(now instanceof HTMLDialogElement)) return
    const left = linesIn(root)
    const place = left[Math.min(Math.max(index, 0), left.length - 1)] ?? root.querySelector('[data-cart-empty]')
    place?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus()
  })
}

function linesIn(root: HTMLElement): Element[] {
  return [...root.querySelectorAll(`[${LINE}]`)]
}
