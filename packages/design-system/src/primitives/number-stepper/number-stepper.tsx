'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import styles from './number-stepper.module.css'

/** Attributes of a `fieldset` go to the group: `id`, `className`, `ref`, data attributes. */
export interface NumberStepperProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'name'> {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly minimum?: number
  /** At the maximum the plus button is removed, not only disabled. */
  readonly maximum: number
  /** If given, the minus button at the minimum removes the line. */
  readonly onRemove?: () => void
  /** What is counted. It follows the words of each button. */
  readonly label: string
  readonly disabled?: boolean
  /** Name in a form. */
  readonly name?: string
  readonly increaseText?: string
  readonly decreaseText?: string
  readonly removeText?: string
  readonly quantityText?: string
}

/** A quantity with a minus and a plus button, for a small range. For any number use TextField. */
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
  // The plus button disappears with the focus on it, so the minus button gets the focus.
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
