'use client'
import { checkoutMessages } from '@klarsikt/core/messages'
import type { ReactNode } from 'react'
import { RadioCards, type RadioOption } from '../../primitives/radio-group/radio-group.js'
import styles from './payment-method-choice.module.css'

export interface PaymentOption {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Buys on credit: comes after every direct payment and is never preselected. */
  readonly credit: boolean
  readonly mark?: ReactNode
  readonly extra?: ReactNode
}

export interface PaymentMethodChoiceProps {
  readonly options: readonly PaymentOption[]
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
  directText = checkoutMessages['checkout.directPaymentFirst'],
  creditText = checkoutMessages['checkout.creditPayment'],
  error,
}: PaymentMethodChoiceProps) {
  const direct = options.filter((option) => !option.credit).map(row)
  const credit = options.filter((option) => option.credit).map(row)
  return (
    <div className={styles.root}>
      {direct.length > 0 && (
        <RadioCards
          id={id}
          legend={directText}
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
          legend={creditText}
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
  return {
    value: option.id,
    label: option.name,
    ...(option.description !== undefined && { detail: option.description }),
    ...(option.mark !== undefined && { end: <span className={styles.mark}>{option.mark}</span> }),
    ...(option.extra !== undefined && { extra: option.extra }),
  }
}
