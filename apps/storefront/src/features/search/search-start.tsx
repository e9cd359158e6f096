import * as commonMessages from '@klarsikt/core/messages/common'
import * as navMessages from '@klarsikt/core/messages/nav'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { ArrowLeftIcon } from '@klarsikt/design-system/icons'
import { href } from '@klarsikt/shop-config/paths'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from './search-start.module.css'

interface SearchStartProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly typed: string
  readonly onType: (text: string) => void
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * The search until its code is loaded: a plain form that takes input at once and leads to the search page. Every page
 * carries it, so it uses texts that the header has already.
 */
export function SearchStart({ open, onClose, typed, onType, input }: SearchStartProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  // Closing the dialog returns the focus to the button, from which the overlay takes it when it opens at the same
  // moment. If Escape has just closed the dialog, its event comes too late, so this closes the overlay too.
  useEffect(() => {
    const own = dialog.current
    if (!open || !own) return undefined
    own.showModal()
    input.current?.focus()
    return () => (own.open ? own.close() : leave())
  }, [open, input])
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-ks-modal=""
      aria-label={navMessages.search()}
      closedby="any"
      onClose={() => open && onClose()}
    >
      <form action={href('search')} className={styles.form}>
        <IconButton label={commonMessages.close()} icon={<ArrowLeftIcon size={24} />} onClick={onClose} />
        <input
          ref={input}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          name="q"
          required
          className={styles.input}
          aria-label={navMessages.search()}
          placeholder={navMessages.search()}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
    </dialog>
  )
}
