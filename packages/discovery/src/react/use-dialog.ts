import { type RefObject, useEffect, useRef } from 'react'
import { useBeforePaint } from './use-store.js'

const FOCUSABLE = ':is(a[href],button,input,select,[tabindex="0"]):not(:disabled)'

/**
 * Shows an element as a modal dialog while it is rendered. The page is inert, the focus stays inside, and it goes back
 * to its former place at the end. `onDismiss` is called on Escape and on a press on the backdrop. The element that
 * matches `first` gets the focus, and its text is selected unless it is marked `data-typed`. Otherwise the browser
 * chooses.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, onDismiss: () => void, first?: string): void {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useBeforePaint(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = dialog.getRootNode() as Document | ShadowRoot
    const opener = root.activeElement as HTMLElement | null
    const page = dialog.ownerDocument.documentElement
    const { overflow, scrollbarGutter } = page.style
    // The page must not jump when its scroll bar disappears.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    if (!dialog.open) dialog.showModal()
    const start = first ? dialog.querySelector<HTMLInputElement>(first) : null
    start?.focus()
    // A shopper continues a text that is being typed, but most often replaces an older one.
    if (start && start.dataset['typed'] === undefined) start.select()
    const stop = listen(dialog, () => dismiss.current())
    return () => {
      stop()
      Object.assign(page.style, { overflow, scrollbarGutter })
      if (dialog.open) dialog.close()
      if (opener?.isConnected && root.activeElement !== opener) opener.focus({ preventScroll: true })
    }
  }, [ref, first])
}

function listen(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  let pressed: EventTarget | null = null
  const press = (event: Event) => {
    pressed = event.target
  }
  // The box fills the dialog, so a press on the dialog itself is one on its backdrop. A press that began inside the box
  // selects text and must not dismiss.
  const click = (event: Event) => {
    if (event.target === dialog && pressed === dialog) dismiss()
  }
  const cancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    dismiss()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) {
      event.preventDefault()
      dismiss()
    } else if (event.key === 'Tab') wrap(dialog, event)
  }
  const listening = new AbortController()
  dialog.addEventListener('pointerdown', press, listening)
  dialog.addEventListener('click', click, listening)
  dialog.addEventListener('cancel', cancel, listening)
  dialog.addEventListener('keydown', key, listening)
  return () => listening.abort()
}

/**
 * Keeps Tab inside the dialog: it moves the focus from the last element to the first, and with Shift from the first to
 * the last. Otherwise the focus would go to the browser's toolbars.
 */
function wrap(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && (stop.checkVisibility?.() ?? true),
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot
  if (activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
