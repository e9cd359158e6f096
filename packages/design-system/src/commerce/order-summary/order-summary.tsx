import { cartMessages, checkoutMessages, commonMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import styles from './order-summary.module.css'

/** Kronor including VAT. */
export interface OrderSummaryProps {
  readonly items: number
  readonly discount?: number
  readonly discountCode?: string | undefined
  /** Undefined while no delivery is chosen. */
  readonly shipping?: number | undefined
  readonly total: number
  readonly vat?: readonly { readonly rate: number; readonly amount: number }[]
  readonly giftCards?: readonly { readonly id: string; readonly label: string; readonly amount: number }[]
  /** What is left after gift cards; shown when it differs from the total. */
  readonly toPay?: number
  readonly texts?: Partial<typeof TEXTS>
}

const TEXTS = {
  items: 'Varor',
  discount: cartMessages['cart.discount'],
  shipping: cartMessages['cart.shipping'],
  freeShipping: cartMessages['cart.freeShipping'],
  shippingUnknown: 'Beräknas i nästa steg',
  total: commonMessages['common.total'],
  vat: checkoutMessages['checkout.vat'],
  toPay: 'Att betala',
}

/** The sums of a cart or an order. */
export function OrderSummary({
  items,
  discount = 0,
  discountCode,
  shipping,
  total,
  vat = [],
  giftCards = [],
  toPay = total,
  texts,
}: OrderSummaryProps) {
  const say = { ...TEXTS, ...texts }
  const freight =
    shipping === undefined ? say.shippingUnknown : shipping === 0 ? say.freeShipping : formatPrice(shipping)
  return (
    <dl className={styles.root}>
      <Row term={say.items} value={formatPrice(items)} />
      {discount > 0 && (
        <Row
          tone="minus"
          term={discountCode ? `${say.discount} (${discountCode})` : say.discount}
          value={formatPrice(-discount)}
        />
      )}
      <Row term={say.shipping} value={freight} />
      <Row tone="total" term={say.total} value={formatPrice(total)} />
      {vat.map(({ rate, amount }) => (
        <Row key={rate} tone="quiet" term={`${say.vat} ${rate} %`} value={formatPrice(amount)} />
      ))}
      {giftCards.map((card) => (
        <Row key={card.id} tone="minus" term={card.label} value={formatPrice(-card.amount)} />
      ))}
      {toPay !== total && <Row tone="total" term={say.toPay} value={formatPrice(toPay)} />}
    </dl>
  )
}

function Row({
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
      <dd>{value}</dd>
    </div>
  )
}
