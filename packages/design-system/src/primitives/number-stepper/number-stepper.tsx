'use client'
import { cartMessages, commonMessages } from '@klarsikt/core/messages'
import { useLayoutEffect, useRef } from 'react'
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import styles from './number-stepper.module.css'

export interface NumberStepperProps {
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
  const increaseName = increaseText ?? text('cart.increase', cartMessages['cart.increase'])
  const decreaseName = removes
    ? (removeText ?? text('common.remove', commonMessages['common.remove']))
    : (decreaseText ?? text('cart.decrease', cartMessages['cart.decrease']))
  const groupName = quantityText ?? text('cart.quantity', cartMessages['cart.quantity'])
  const increase = () => {
    plusHadFocus.current = value + 1 >= maximum
    onChange(value + 1)
  }
  return (
    <fieldset aria-label={`${groupName}: ${label}`} className={styles.root}>
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
