'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import styles from './number-stepper.module.css'

/** What a `fieldset` takes goes to the group: `id`, `className`, `ref`, data attributes. */
export interface NumberStepperProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'name'> {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly minimum?: number
  /** At the maximum the plus is gone, not only disabled. */
  readonly maximum: number
  /** Given, the minus at the minimum becomes a removal. */
  readonly onRemove?: () => void
  /** What is counted; follows each button's own words. */
  readonly label: string
  readonly disabled?: boolean
  /** Sends the number with a form. */
  readonly name?: string
  readonly increaseText?: string
  readonly decreaseText?: string
  readonly removeText?: string
  readonly quantityText?: string
}

/** How many: minus, the number, plus. For a few steps between narrow bounds; a number of any size belongs in a TextField. */
export function NumberStepper({
  value,
  onChange,
  minimum = 1,
  maximum,
  onRemove,
  label,
  disabled = false,
  increaseText,
  decreaseText,
  removeText,
  quantityText,
  name,
  className,
  ...rest
}: NumberStepperProps) {
  const text = useText()
  const minus = useRef<HTMLButtonElement>(null)
  const plusHadFocus = useRef(false)
  const full = value >= maximum
  const removes = value <= minimum && onRemove !== undefined
  // The plus leaves with the keyboard's focus on it: give it to the minus.
  useLayoutEffect(() => {
    if (full && plusHadFocus.current) minus.current?.focus()
    plusHadFocus.current = false
  }, [full])
  const increaseName = increaseText ?? text(quantityMessages.increase)
  const decreaseName = removes
    ? (removeText ?? text(commonMessages.remove))
    : (decreaseText ?? text(quantityMessages.decrease))
  const groupName = quantityText ?? text(quantityMessages.quantity)
  const increase = () => {
    plusHadFocus.current = value + 1 >= maximum
    onChange(value + 1)
  }
  return (
    <fieldset aria-label={`${groupName}: ${label}`} {...rest} className={cx(styles.root, className)}>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <IconButton
        ref={minus}
        label={`${decreaseName}: ${label}`}
        icon={removes ? <TrashIcon /> : <MinusIcon />}
        disabled={disabled || (value <= minimum && !removes)}
        onClick={() => (removes ? onRemove() : onChange(value - 1))}
      />
      <output className={styles.value} aria-live="polite" aria-label={`${value}`}>
        {value}
      </output>
      {!full && (
        <IconButton label={`${increaseName}: ${label}`} icon={<PlusIcon />} disabled={disabled} onClick={increase} />
      )}
    </fieldset>
  )
}
