import { createReinsertionGuard } from '../core/reinsertion-guard.js'

type KeptElementOptions = {
  readonly parent: Node
  readonly now?: () => number
  /** Is called when the guard gives up because the page keeps removing the element. */
  readonly onGivenUp?: () => void
}

/**
 * Restores a style sheet or an element when another script removes it, as long as the guard allows it. Returns a
 * function that stops this and removes the element.
 */
export function keepElement(element: Element, { parent, now = Date.now, onGivenUp }: KeptElementOptions): () => void {
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
