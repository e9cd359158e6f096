import * as commonMessages from '@klarsikt/core/messages/common'
import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/core/paths'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { ArrowLeftIcon } from '@klarsikt/design-system/icons'
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
 * The search until its code is there: a plain form that takes letters at once and leads to the search page. Every page
 * carries it, so it says what the header says already.
 */
export function SearchStart({ open, onClose, typed, onType, input }: SearchStartProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  // Closing gives the focus back to the button, from where the overlay takes it when it opens in the same moment.
  // Escape may have closed it just before, and the event that says so comes too late: the overlay is not to open again.
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
