'use client'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import type { ReactNode } from 'react'
import { useText } from '../../locale/locale.js'
import { RadioCards } from '../../primitives/radio-group/radio-group.js'
import { Skeleton } from '../../primitives/skeleton/skeleton.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { usePriceText } from '../price/price-text.js'
import styles from './delivery-choice.module.css'

export interface DeliveryOption {
  readonly id: string
  readonly name: string
  /** When it comes, in words. */
  readonly estimate: string
  /** Kronor. 0 is shown as free. */
  readonly price: number
  /** Why it cannot be chosen now; it stays in the list, so that customers do not look for it in vain. */
  readonly unavailable?: string | undefined
  /** Shown while the method is chosen, for example the chosen store. */
  readonly extra?: ReactNode
}

export interface DeliveryChoiceProps {
  readonly options: readonly DeliveryOption[]
  /** Id of the chosen method. The owner presets the free or the fastest one. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly name?: string
  readonly id?: string
  readonly legend?: string
  readonly freeText?: string
  readonly error?: string | undefined
  /** The methods are loading, as after a new postal code. */
  readonly loading?: boolean
  /** Shown when no method delivers to the address. */
  readonly emptyText?: string
}

/** Delivery methods with arrival and price. */
export function DeliveryChoice({
  options,
  value,
  onChange,
  name = 'delivery',
  id = name,
  legend,
  freeText,
  error,
  loading = false,
  emptyText,
}: DeliveryChoiceProps) {
  const text = useText()
  const price = usePriceText()
  const title = legend ?? text(checkoutMessages.delivery)
  const free = freeText ?? text(cartSumsMessages.freeShipping)
  if (loading) return <Waiting title={title} text={text(deliveryMessages.loading)} />
  if (options.length === 0)
    return (
      <div className={styles.root}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{emptyText ?? text(deliveryMessages.none)}</p>
      </div>
    )
  return (
    <RadioCards
      id={id}
      legend={title}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      options={options.map((option) => ({
        value: option.id,
        label: option.name,
        detail: option.unavailable ?? option.estimate,
        end: <bdi>{option.price === 0 ? free : price(option.price)}</bdi>,
        disabled: option.unavailable !== undefined,
        ...(option.extra !== undefined && { extra: option.extra }),
      }))}
    />
  )
}

function Waiting({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.root} aria-busy="true">
      <p className={styles.title}>{title}</p>
      <VisuallyHidden>
        <output>{text}</output>
      </VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} height="5rem" />
      ))}
    </div>
  )
}
