/** What takes focus by Tab. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Fields that use the arrow keys themselves. */
const FIELDS = 'input, select, textarea'

const focusableIn = (element: Element): HTMLElement[] => Array.from(element.querySelectorAll<HTMLElement>(FOCUSABLE))

/**
 * Makes one item of a row a Tab stop: the one that has or last had focus, or else the first. Arrow keys, Home and End
 * go to the others, which screen readers still read. `onChange` says whether anything in the row takes focus. Returns
 * a function that undoes it.
 */
export function itemStops(list: HTMLElement, hintId: string, onChange: (hasStops: boolean) => void): () => void {
  const before = new Map<HTMLElement, string | null>()
  let current: Element | null = null

  const restore = (element: HTMLElement) => {
    const tabIndex = before.get(element)
    if (tabIndex === undefined) return
    before.delete(element)
    if (tabIndex === null) element.removeAttribute('tabindex')
    else element.setAttribute('tabindex', tabIndex)
  }
  const remove = (element: HTMLElement) => {
    if (element.tabIndex < 0) return
    before.set(element, element.getAttribute('tabindex'))
    element.tabIndex = -1
  }
  const update = () => {
    for (const element of before.keys()) if (!element.isConnected) before.delete(element)
    const items = Array.from(list.children).filter((item) => item.querySelector(FOCUSABLE) !== null)
    if (current === null || !items.includes(current)) current = items[0] ?? null
    for (const item of items) {
      for (const element of focusableIn(item)) (item === current ? restore : remove)(element)
      const [lead] = focusableIn(item)
      if (item === current && items.length > 1) lead?.setAttribute('aria-describedby', hintId)
      else if (lead?.getAttribute('aria-describedby') === hintId) lead.removeAttribute('aria-describedby')
    }
    onChange(items.length > 0)
  }
  const itemOf = (target: EventTarget | null) =>
    target instanceof Element ? Array.from(list.children).find((item) => item.contains(target)) : undefined
  const onFocus = ({ target }: FocusEvent) => {
    const item = itemOf(target)
    if (!item || item === current) return
    current = item
    update()
  }
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event
    const item = itemOf(target)
    if (!item || !(target instanceof Element) || target.matches(FIELDS)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const items = Array.from(list.children).filter((one) => one.querySelector(FOCUSABLE) !== null)
    const next = items[nextIndex(key, { at: items.indexOf(item), list, count: items.length })]
    if (!next) return
    event.preventDefault()
    focusableIn(next)[0]?.focus()
  }

  update()
  const observer = new MutationObserver(update)
  observer.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', onFocus)
  list.addEventListener('keydown', onKey)
  return () => {
    observer.disconnect()
    list.removeEventListener('focusin', onFocus)
    list.removeEventListener('keydown', onKey)
    for (const element of before.keys()) restore(element)
  }
}

interface Position {
  readonly at: number
  readonly count: number
  readonly list: HTMLElement
}

/** Returns the index that a key leads to, and -1 for other keys. At an end an arrow key stays there. */
function nextIndex(key: string, { at, count, list }: Position): number {
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  if (key === 'ArrowRight') return within(at + forward)
  if (key === 'ArrowLeft') return within(at - forward)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
