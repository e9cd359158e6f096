'use client'
import { cartMessages, checkoutMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import type { ReactNode } from 'react'
import { RadioCards } from '../../primitives/radio-group/radio-group.js'

export interface DeliveryOption {
  readonly id: string
  readonly name: string
  /** When it comes, in words. */
  readonly estimate: string
  /** Kronor; 0 is said as free freight. */
  readonly price: number
  /** Shown while chosen, for example which store. */
  readonly extra?: ReactNode
}

export interface DeliveryChoiceProps {
  readonly options: readonly DeliveryOption[]
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly name?: string
  readonly id?: string
  readonly legend?: string
  readonly freeText?: string
  readonly error?: string | undefined
}

/** Each way with its day and its price. */
export function DeliveryChoice({
  options,
  value,
  onChange,
  name = 'delivery',
  id = name,
  legend = checkoutMessages['checkout.delivery'],
  freeText = cartMessages['cart.freeShipping'],
  error,
}: DeliveryChoiceProps) {
  return (
    <RadioCards
      id={id}
      legend={legend}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      options={options.map((option) => ({
        value: option.id,
        label: option.name,
        detail: option.estimate,
        end: option.price === 0 ? freeText : formatPrice(option.price),
        ...(option.extra !== undefined && { extra: option.extra }),
      }))}
    />
  )
}
