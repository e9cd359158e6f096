'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CloseIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Toaster } from '../toast/toaster.js'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  /** Escape, the close button and a press on the backdrop all come here; the owner sets `open` to false. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** Modal in the middle, drawer at the side, sheet from below, cover from above (search). */
  readonly kind?: 'modal' | 'drawer' | 'sheet' | 'cover'
  /** Where a drawer comes from, in reading direction. */
  readonly side?: 'start' | 'end'
  /** Width of a modal: 400 px for a question, 560, or 800 for a table or a form in columns. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly children?: ReactNode
  /** Stays in view under the scrolling body. */
  readonly footer?: ReactNode
  /** What gets focus on opening, such as the harmless answer to a question; else the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly closeText?: string
  /** The title row is left out; the title is still the dialog's name. */
  readonly bare?: boolean
  readonly id?: string
  readonly className?: string
}

/**
 * The platform's modal dialog: the page behind is inert, Tab stays inside, Escape closes, and focus goes back to where it
 * was. Nothing inside is rendered before the first opening.
 */
export function Dialog({
  open,
  onClose,
  title,
  kind = 'modal',
  side = 'end',
  size = 'medium',
  children,
  footer,
  initialFocus,
  closeText,
  bare = false,
  id,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const text = useText()
  const titleId = useId()
  useModal(dialog, open, initialFocus)
  const scrolls = useScrolls(body, open)
  const cancel = (event: SyntheticEvent) => {
    // A file picker inside sends its own cancel.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The event comes late: by then the dialog may have been opened again.
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
  }
  // On the release and not on the press, which would take the focus that closing gives back; both have to be outside.
  const pressedOutside = useRef(false)
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOutside.current = isOutside(event)
  }
  const release = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside.current && isOutside(event)) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      id={id}
      className={cx(styles.root, className)}
      data-kind={kind}
      data-side={side}
      data-size={size}
      data-ks-modal=""
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare && typeof title === 'string' ? title : undefined}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={release}
    >
      {!bare && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton
            label={closeText ?? text(commonMessages.close)}
            icon={<CloseIcon size={24} />}
            onClick={onClose}
          />
        </div>
      )}
      {/* Safari scrolls by keyboard only what has focus. */}
      <div
        ref={body}
        className={styles.body}
        {...(scrolls && !bare && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        {children}
      </div>
      <div className={styles.toasts}>{open && <Toaster />}</div>
      {footer !== undefined && footer !== null && <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}

function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  initialFocus: RefObject<HTMLElement | null> | undefined,
) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!open) {
      if (dialog.open) dialog.close()
      return undefined
    }
    const opener = document.activeElement
    const root = document.documentElement
    // The page keeps its width when its scrollbar goes; under another dialog it is gone already.
    if (!document.querySelector('dialog[data-ks-modal][open]'))
      root.style.setProperty('--ks-scrollbar', `${window.innerWidth - root.clientWidth}px`)
    if (!dialog.open) dialog.showModal()
    initialFocus?.current?.focus()
    return () => {
      dialog.close()
      // Browsers give focus back themselves; when the opener was not focusable by then they drop it to the page.
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus()
    }
  }, [ref, open, initialFocus])
}

/** Whether what is in it is taller than it. */
function useScrolls(ref: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const body = ref.current
    if (!open || !body || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight + 1))
    observer.observe(body)
    for (const child of body.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref, open])
  return scrolls
}

/** What happens on the backdrop arrives at the dialog element, outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
