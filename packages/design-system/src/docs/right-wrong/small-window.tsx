import './right-wrong.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface SmallWindowProps {
  /** A description for screen readers. */
  readonly title: string
  readonly height?: number
  /** What happens to the first button when it appears. */
  readonly first?: 'press' | 'point'
  readonly children: ReactNode
}

const DEFAULT_HEIGHT_PX = 340

/**
 * An iframe for a component that covers a page, such as a dialog. It is only a picture: it takes neither focus nor presses
 * from the page around it.
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
    // Prevents elements inside the iframe from taking focus, now and later.
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

/** The platform focuses an opening dialog, even in an inert iframe. Gives the focus back. */
function giveBackFocus(frame: HTMLIFrameElement | null, focused: Element | null): void {
  if (!frame || document.activeElement !== frame) return
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true })
  else frame.blur()
}
