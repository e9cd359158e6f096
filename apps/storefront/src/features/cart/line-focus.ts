/** Attributes by which focus finds its place: a line by its id, and what stands where the lines were. */
export const LINE = 'data-cart-line'
export const NO_LINES = { 'data-cart-empty': '' }

/**
 * Lines go with the button that took them away. Focus goes to what has come in the line's place, or to the line before
 * when it was the last; when none is left, to the way on.
 */
export function keepFocusInPlace(area: string, lineId?: string): void {
  const root = document.getElementById(area)
  if (!root) return
  const index = linesIn(root).findIndex((line) => line.getAttribute(LINE) === lineId)
  requestAnimationFrame(() => {
    // A dialog may take what falls out of it; whoever has gone on meanwhile is left alone.
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
