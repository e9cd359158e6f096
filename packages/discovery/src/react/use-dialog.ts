import { type RefObject, useEffect, useRef } from 'react'
import { useBeforePaint } from './use-store.js'

const FOCUSABLE = ':is(a[href],button,input,select,[tabindex="0"]):not(:disabled)'

/**
 * Keeps an element a modal dialog while it is rendered: in the top layer with the page inert, focus trapped and given
 * back to whatever had it before. `onDismiss` is asked on Escape and on a press on the backdrop. What matches `first` gets
 * the focus, with its text selected unless it is marked `data-typed`; else the browser chooses.
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
    // A page that loses its scroll bar must not jump.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    if (!dialog.open) dialog.showModal()
    const start = first ? dialog.querySelector<HTMLInputElement>(first) : null
    start?.focus()
    // A text being typed is continued; an older text is most often replaced.
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
  // The box fills the dialog, so only its backdrop is the dialog itself. A press that began inside is a selection of text.
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

/** From the last place of focus to the first and back: browsers would go on to their own bars. */
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
