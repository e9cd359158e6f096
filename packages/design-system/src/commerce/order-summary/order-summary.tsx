'use client'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useText } from '../../locale/locale.js'
import * as orderSummaryMessages from '../../messages/generated/order-summary.js'
import { usePriceText } from '../price/price-text.js'
import styles from './order-summary.module.css'

export interface OrderSummaryTexts {
  readonly items: string
  readonly discount: string
  readonly shipping: string
  /** Shown when shipping is free. */
  readonly freeShipping: string
  /** Shown while no delivery method is chosen and the price is unknown. */
  readonly shippingUnknown: string
  /** Shown while no delivery method is chosen. `{amount}` is the price of the usual one. */
  readonly shippingFrom: string
  readonly total: string
  /** Shown while the total does not include shipping. */
  readonly totalExcludesShipping: string
  /** The rate follows this text. */
  readonly vat: string
  readonly toPay: string
  readonly toPayExcludesShipping: string
}

/** Kronor including VAT. */
export interface OrderSummaryProps {
  readonly items: number
  readonly discount?: number
  readonly discountCode?: string | undefined
  /** Undefined while the price of shipping is unknown. */
  readonly shipping?: number | undefined
  /** Price of the usual delivery. Shown while no method is chosen and their prices differ. */
  readonly shippingFrom?: number | undefined
  readonly total: number
  /** The total does not include shipping. True by default while `shipping` is undefined. */
  readonly excludesShipping?: boolean | undefined
  readonly vat?: readonly { readonly rate: number; readonly amount: number }[]
  readonly giftCards?: readonly { readonly id: string; readonly label: string; readonly amount: number }[]
  /** What is left after gift cards; shown when it differs from the total. */
  readonly toPay?: number
  /** The sums are being recalculated: they stay readable and are announced as updating. */
  readonly busy?: boolean
  readonly texts?: Partial<OrderSummaryTexts>
}

/** The sums of a cart or an order. */
export function OrderSummary({
  items,
  discount = 0,
  discountCode,
  shipping,
  shippingFrom,
  total,
  excludesShipping = shipping === undefined,
  vat = [],
  giftCards = [],
  toPay = total,
  busy = false,
  texts,
}: OrderSummaryProps) {
  const say = { ...useTexts(), ...texts }
  const price = usePriceText()
  const freight = () => {
    if (shipping !== undefined) return shipping === 0 ? say.freeShipping : price(shipping)
    return shippingFrom === undefined ? say.shippingUnknown : say.shippingFrom.replace('{amount}', price(shippingFrom))
  }
  return (
    <dl className={styles.root} aria-busy={busy || undefined}>
      <AmountRow term={say.items} value={price(items)} />
      {discount > 0 && (
        <AmountRow
          tone="minus"
          term={discountCode ? `${say.discount} (${discountCode})` : say.discount}
          value={price(-discount)}
        />
      )}
      <AmountRow term={say.shipping} value={freight()} />
      <AmountRow tone="total" term={excludesShipping ? say.totalExcludesShipping : say.total} value={price(total)} />
      {vat
        .filter(({ amount }) => amount !== 0)
        .map(({ rate, amount }) => (
          <AmountRow key={rate} tone="quiet" term={`${say.vat} ${rate} %`} value={price(amount)} />
        ))}
      {giftCards.map((card) => (
        <AmountRow key={card.id} tone="minus" term={card.label} value={price(-card.amount)} />
      ))}
      {toPay !== total && (
        <AmountRow tone="total" term={excludesShipping ? say.toPayExcludesShipping : say.toPay} value={price(toPay)} />
      )}
    </dl>
  )
}

function AmountRow({
  term,
  value,
  tone,
}: {
  readonly term: string
  readonly value: string
  readonly tone?: 'minus' | 'quiet' | 'total'
}) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

function useTexts(): OrderSummaryTexts {
  const text = useText()
  return {
    items: text(orderSummaryMessages.items),
    discount: text(cartSumsMessages.discount),
    shipping: text(cartSumsMessages.shipping),
    freeShipping: text(cartSumsMessages.freeShipping),
    shippingUnknown: text(orderSummaryMessages.shippingUnknown),
    shippingFrom: text(cartSumsMessages.shippingFrom, { amount: '{amount}' }),
    total: text(commonMessages.total),
    totalExcludesShipping: text(cartSumsMessages.totalExcludesShipping),
    vat: text(cartSumsMessages.vat),
    toPay: text(cartSumsMessages.toPay),
    toPayExcludesShipping: text(cartSumsMessages.toPayExcludesShipping),
  }
}
