'use client'
import { cartMessages, checkoutMessages } from '@klarsikt/core/messages'
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
  /** Kronor; 0 is said as free freight. */
  readonly price: number
  /** Why it cannot be chosen just now; it stays in the list, so that nobody looks for it in vain. */
  readonly unavailable?: string | undefined
  /** Shown while chosen, for example which store. */
  readonly extra?: ReactNode
}

export interface DeliveryChoiceProps {
  readonly options: readonly DeliveryOption[]
  /** One is preset by the owner: the one that is free or fastest. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly name?: string
  readonly id?: string
  readonly legend?: string
  readonly freeText?: string
  readonly error?: string | undefined
  /** The ways are being asked for, as after a new postal code. */
  readonly loading?: boolean
  /** Where there is no way to the address. */
  readonly emptyText?: string
}

/** Each way with its day and its price. */
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
  const title = legend ?? text('checkout.delivery', checkoutMessages['checkout.delivery'])
  const free = freeText ?? text('cart.freeShipping', cartMessages['cart.freeShipping'])
  if (loading) return <Waiting title={title} text={text('delivery.loading', 'Hämtar leveranssätt …')} />
  if (options.length === 0)
    return (
      <div className={styles.root}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {emptyText ?? text('delivery.none', 'Vi kan inte leverera dit just nu. Kontrollera postnumret.')}
        </p>
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
