import './right-wrong.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface SmallWindowProps {
  /** What it shows, for those who hear of it. */
  readonly title: string
  readonly height?: number
  /** What is done to the first button as soon as it is there. */
  readonly first?: 'press' | 'point'
  readonly children: ReactNode
}

const DEFAULT_HEIGHT_PX = 340

/**
 * A window of its own for what lies over a page: a dialog, a popover, a tooltip. It is only looked at, so it takes neither
 * focus nor presses from the page around it.
 */
export function SmallWindow({ title, height = DEFAULT_HEIGHT_PX, first, children }: SmallWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const focused = useRef<Element>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return undefined
    const { documentElement: root } = document
    const dress = () => {
      for (const name of ['lang', 'dir', 'data-theme', 'data-contrast', 'data-density'])
        inside.documentElement.setAttribute(name, root.getAttribute(name) ?? '')
      inside.head.replaceChildren(
        ...[...document.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => sheet.cloneNode(true)),
      )
    }
    dress()
    focused.current = document.activeElement
    // What asks for the focus in there does not get it, now or later.
    if (inside.defaultView) inside.defaultView.HTMLElement.prototype.focus = () => {}
    setBody(inside.body)
    const modes = new MutationObserver(dress)
    modes.observe(root, { attributes: true })
    return () => modes.disconnect()
  }, [])
  useEffect(() => {
    const button = body?.querySelector('button')
    if (first === 'press') button?.click()
    if (first === 'point')
      button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    giveBackFocus(frame.current, focused.current)
  }, [body, first])
  return (
    <div inert>
      <iframe ref={frame} title={title} height={height} className="ks-docs-window" sandbox="allow-same-origin" />
      {body && createPortal(children, body)}
    </div>
  )
}

/** The platform gives a dialog the focus when it opens, also out of a window that is inert. */
function giveBackFocus(frame: HTMLIFrameElement | null, focused: Element | null): void {
  if (!frame || document.activeElement !== frame) return
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true })
  else frame.blur()
}
