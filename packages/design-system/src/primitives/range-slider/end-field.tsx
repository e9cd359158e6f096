'use client'
import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../../lib/cx.js'
import { useLocale } from '../../locale/locale.js'
import type { ControlProps } from '../field/field.js'
import { parseNumber } from './range.js'
import fieldStyles from '../field/field.module.css'
import styles from './range-slider.module.css'

export interface EndFieldProps {
  readonly name: string
  /** The group that it belongs to, which also names and describes it. */
  readonly group: ControlProps
  readonly value: number
  readonly unit: string | undefined
  readonly disabled: boolean
  readonly onCommit: (value: number) => void
}

/** A number field for one end. The number applies when the field is left or Enter is pressed, not with every digit. */
export function EndField({ name, group, value, unit, disabled, onCommit }: EndFieldProps) {
  const id = useId()
  const locale = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(value)
  const commit = () => {
    const typed = parseNumber(draft ?? '')
    if (typed !== null) onCommit(typed)
    // Invalid or out-of-range input is replaced by the current value.
    setDraft(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== null) {
      event.preventDefault()
      setDraft(null)
    }
    if (event.key !== 'Enter') return
    // The first Enter applies the number; only a second Enter sends the form.
    if (draft !== null) event.preventDefault()
    commit()
  }
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span className={fieldStyles.box}>
        <input
          id={id}
          className={cx(fieldStyles.bare, styles.number)}
          inputMode="decimal"
          autoComplete="off"
          aria-labelledby={`${id}-label ${group.id}-label`}
          aria-describedby={cx(unit !== undefined && `${id}-unit`, group['aria-describedby']) || undefined}
          aria-invalid={group['aria-invalid']}
          disabled={disabled}
          value={draft ?? plain}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
    </div>
  )
}
