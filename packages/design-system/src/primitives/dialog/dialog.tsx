'use client'
import { commonMessages } from '@klarsikt/core/messages'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { CloseIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
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
  readonly side?: 'start' | 'end'
  readonly children?: ReactNode
  /** Stays in view under the scrolling body. */
  readonly footer?: ReactNode
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
  children,
  footer,
  closeText = commonMessages['common.close'],
  bare = false,
  id,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, open)
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
          <IconButton label={closeText} icon={<CloseIcon size={24} />} onClick={onClose} />
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {footer !== undefined && footer !== null && <div className={styles.foot}>{footer}</div>}
      {open && <Toaster />}
    </dialog>
  )
}

function useModal(ref: { readonly current: HTMLDialogElement | null }, open: boolean) {
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
    return () => {
      dialog.close()
      // Browsers give focus back themselves; when the opener was not focusable by then they drop it to the page.
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus()
    }
  }, [ref, open])
}

/** What happens on the backdrop arrives at the dialog element, outside its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
