/** Removals within {@link WITHIN} after which nothing is put back any more (chrome-and-discovery 9.2). */
const MOST_REMOVALS = 10
/** Milliseconds. */
const WITHIN = 1000

type Keep = {
  readonly parent: Node
  readonly now?: () => number
  /** Told when the page has won. */
  readonly onGivenUp?: () => void
}

/** Puts a style sheet back when the page throws it out; gives up at the tenth time within a second. Gives back what ends it. */
export const keepStyling = (element: Element, keep: Keep): (() => void) =>
  keepInserted(element, keep, MOST_REMOVALS - 1)

/** Puts an element back when the page throws it out, at most ten times within a second. Gives back what ends it. */
export const keepElement = (element: Element, keep: Keep): (() => void) => keepInserted(element, keep, MOST_REMOVALS)

function keepInserted(element: Element, { parent, now = Date.now, onGivenUp }: Keep, most: number): () => void {
  let times: number[] = []
  if (element.parentNode !== parent) parent.appendChild(element)
  const observer = new MutationObserver(() => {
    if (element.parentNode === parent) return
    times = [...times.filter((time) => now() - time < WITHIN), now()]
    if (times.length > most) {
      observer.disconnect()
      return onGivenUp?.()
    }
    parent.appendChild(element)
  })
  observer.observe(parent, { childList: true })
  return () => {
    observer.disconnect()
    element.remove()
  }
}
