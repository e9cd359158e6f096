'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { type ReactNode, useId } from 'react'
import { CheckIcon, CloseIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './tag.module.css'

export interface TagProps {
  readonly children: ReactNode
  /** A small icon before the words, 16 px. */
  readonly icon?: ReactNode
  /** Gives it a button that takes it away; the owner does the taking. In a row of them, use `TagList`. */
  readonly onRemove?: () => void
  /** The button's verb; its name is the verb and the tag's own words. */
  readonly removeText?: string
  readonly disabled?: boolean
}

/** A word that something goes by, or a choice that is in force and can be taken away. */
export function Tag({ children, icon, onRemove, removeText, disabled = false }: TagProps) {
  const id = useId()
  const text = useText()
  return (
    <span className={styles.root} data-kind={onRemove ? 'removable' : 'plain'} data-disabled={disabled || undefined}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span id={id} className={styles.text}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-labelledby={`${id}-remove ${id}`}
          data-ks-remove=""
          disabled={disabled}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
          <VisuallyHidden id={`${id}-remove`}>{removeText ?? text(commonMessages.remove)}</VisuallyHidden>
        </button>
      )}
    </span>
  )
}

export interface ToggleTagProps {
  readonly children: ReactNode
  readonly selected: boolean
  /** Asks its owner for the other state. */
  readonly onChange: (selected: boolean) => void
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

/** A quick choice that is on or off: "Polariserade", "I lager". */
export function ToggleTag({ children, selected, onChange, icon, disabled = false }: ToggleTagProps) {
  return (
    <button
      type="button"
      className={styles.root}
      data-kind="toggle"
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onChange(!selected)}
    >
      {(selected || icon !== undefined) && (
        <span className={styles.icon}>{selected ? <CheckIcon size={16} /> : icon}</span>
      )}
      <span className={styles.text}>{children}</span>
    </button>
  )
}
