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
  /** Called by Escape, the close button and a press on the backdrop. The owner then sets `open` to false. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** `modal` is in the middle, `drawer` at the side, `sheet` at the bottom, and `cover` at the top (search). */
  readonly kind?: 'modal' | 'drawer' | 'sheet' | 'cover'
  /** The side of a drawer, in reading direction. */
  readonly side?: 'start' | 'end'
  /** Width of a modal: 400 px for a question, 560, or 800 for a table or a form in columns. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly children?: ReactNode
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode
  /**
   * The element that gets focus on opening, such as the harmless answer to a question. By default the first focusable
   * one.
   */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly closeText?: string
  /** Leaves out the title row. The title is still the dialog's name. */
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
    // The event fires late: the dialog may be open again by then.
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
  }
  // Closes on release, because a press would take the focus that closing returns. Press and release must both be
  // outside.
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
    // Preserves the page's width without its scrollbar. Under another dialog the scrollbar is gone already.
    if (!document.querySelector('dialog[data-ks-modal][open]'))
      root.style.setProperty('--ks-scrollbar', `${window.innerWidth - root.clientWidth}px`)
    if (!dialog.open) dialog.showModal()
    initialFocus?.current?.focus()
    return () => {
      dialog.close()
      // Browsers return the focus themselves, but if the opener was not focusable at that moment they move it to the
      // page.
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus()
    }
  }, [ref, open, initialFocus])
}

/** Tells whether the content is taller than the box. */
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

/** Presses on the backdrop arrive at the dialog element, outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
