/**
 * The platform's popovers, with a fallback for browsers without them (before Chrome 114, Safari 17, Firefox 125). The
 * fallback marks the box `data-shown` instead of moving it to the top layer, and handles presses and keys itself. The
 * check runs at every call, because the module is also loaded on a server.
 */
const known = () => 'showPopover' in HTMLElement.prototype

export function isShown(box: HTMLElement): boolean {
  return known() ? box.matches(':popover-open') : box.hasAttribute('data-shown')
}

export function show(box: HTMLElement, source: HTMLElement | null): void {
  if (known()) box.showPopover(source ? { source } : undefined)
  else turn(box, true)
}

export function hide(box: HTMLElement): void {
  if (known()) box.hidePopover()
  else turn(box, false)
}

/** As in a browser, the state changes before the event fires. */
function turn(box: HTMLElement, open: boolean): void {
  if (isShown(box) === open) return
  box.toggleAttribute('data-shown', open)
  const [newState, oldState] = open ? ['open', 'closed'] : ['closed', 'open']
  queueMicrotask(() => box.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState })))
}

/**
 * Does what browsers with popovers do by themselves: a button with `popovertarget` opens and closes the box, a button
 * inside with `popovertargetaction="hide"` closes it, and so does a press outside.
 */
export function standIn(button: HTMLElement | null, box: HTMLElement | null): (() => void) | undefined {
  if (known() || button === null || box === null) return undefined
  const pressed = () => turn(box, !isShown(box))
  const pressedInside = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[popovertargetaction="hide"]')) turn(box, false)
  }
  const pressedOutside = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target) && !button.contains(target)) turn(box, false)
  }
  button.addEventListener('click', pressed)
  box.addEventListener('click', pressedInside)
  document.addEventListener('pointerdown', pressedOutside)
  return () => {
    button.removeEventListener('click', pressed)
    box.removeEventListener('click', pressedInside)
    document.removeEventListener('pointerdown', pressedOutside)
  }
}
