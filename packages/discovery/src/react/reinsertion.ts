import { createReinsertionGuard } from '../core/reinsertion-guard.js'

type DeviceStorage = {
  readonly parent: Node
  readonly now?: () => number
  /** Called when the page keeps removing it. */
  readonly onGivenUp?: () => void
}

/**
 * Puts a style sheet or an element back when another script removes it, as long as the guard allows. Returns what
 * ends it and takes the element away.
 */
export function keepElement(element: Element, { parent, now = Date.now, onGivenUp }: DeviceStorage): () => void {
  const mayPutBack = createReinsertionGuard(now)
  if (element.parentNode !== parent) parent.appendChild(element)
  const observer = new MutationObserver(() => {
    if (element.parentNode === parent) return
    if (mayPutBack()) return void parent.appendChild(element)
    observer.disconnect()
    onGivenUp?.()
  })
  observer.observe(parent, { childList: true })
  return () => {
    observer.disconnect()
    element.remove()
  }
}
