'use client'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import type { ReactNode } from 'react'
import { useText } from '../../locale/locale.js'
import { RadioCards, type RadioOption } from '../../primitives/radio-group/radio-group.js'
import styles from './payment-method-choice.module.css'

export interface PaymentOption {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Buys on credit: comes after every direct payment and is never preselected. */
  readonly credit: boolean
  /** Why it cannot be used just now; it stays in the list. */
  readonly unavailable?: string | undefined
  readonly mark?: ReactNode
  /** Shown while the method is chosen, for example its cost or the bank. */
  readonly extra?: ReactNode
}

export interface PaymentMethodChoiceProps {
  readonly options: readonly PaymentOption[]
  /**
   * Id of the chosen method; null until something is chosen. The owner may preset a direct payment, but never a
   * credit.
   */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly name?: string
  readonly id?: string
  readonly directText?: string
  readonly creditText?: string
  readonly error?: string | undefined
}

/** Direct payment first, credit apart and after (betaltjänstlagen 7 a kap.). */
export function PaymentMethodChoice({
  options,
  value,
  onChange,
  name = 'payment',
  id = name,
  directText,
  creditText,
  error,
}: PaymentMethodChoiceProps) {
  const text = useText()
  const direct = options.filter((option) => !option.credit).map(row)
  const credit = options.filter((option) => option.credit).map(row)
  return (
    <div className={styles.root}>
      {direct.length > 0 && (
        <RadioCards
          id={id}
          legend={directText ?? text(checkoutMessages.directPaymentFirst)}
          name={name}
          value={value}
          onChange={onChange}
          options={direct}
          error={error}
        />
      )}
      {credit.length > 0 && (
        <RadioCards
          id={`${id}-credit`}
          legend={creditText ?? text(checkoutMessages.creditPayment)}
          name={name}
          value={value}
          onChange={onChange}
          options={credit}
          error={direct.length === 0 ? error : undefined}
        />
      )}
    </div>
  )
}

function row(option: PaymentOption): RadioOption {
  const detail = option.unavailable ?? option.description
  return {
    value: option.id,
    label: option.name,
    disabled: option.unavailable !== undefined,
    ...(detail !== undefined && { detail }),
    ...(option.mark !== undefined && { end: <span className={styles.mark}>{option.mark}</span> }),
    ...(option.extra !== undefined && { extra: option.extra }),
  }
}
