import type { CartItem, CheckoutState } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { formatPrice } from '@klarsikt/core/money'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { Arrival } from '../cart/arrival.js'
import { freightOf } from '../cart/freight-of.js'
import { MemberOffer } from '../cart/member-offer.js'
import { cardShares } from './card-shares.js'
import { CartLines } from './cart-step.js'
import styles from './checkout-page.module.css'

interface SummaryProps {
  readonly checkout: CheckoutState
  readonly items: readonly CartItem[]
}

/** Shows the goods and the sums beside the steps on a wide screen. */
export function SummaryPanel({ checkout, items }: SummaryProps) {
  return (
    <aside className={styles.aside} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" className={styles.asideTitle}>
        {checkoutMessages.summary()}
      </h2>
      <CartLines items={items} />
      <Sums checkout={checkout} />
    </aside>
  )
}

/** Shows the same on a phone, folded under the sum to pay. */
export function SummaryFold({ checkout, items }: SummaryProps) {
  return (
    <div className={styles.fold}>
      <Disclosure
        title={
          <span className={styles.foldTitle}>
            {checkoutMessages.showSummary()}
            <span>
              <strong className="ks-tabular">{formatPrice(checkout.totals.toPay)}</strong>
              {!checkout.delivery && freightIsOpen(checkout.cart) && (
                <span className="ks-text-small ks-text-muted"> {checkoutMessages.withoutFreight()}</span>
              )}
            </span>
          </span>
        }
      >
        <CartLines items={items} />
        <Sums checkout={checkout} />
      </Disclosure>
    </div>
  )
}

/** Returns whether the shown sum lacks the freight. */
function freightIsOpen(cart: CheckoutState['cart']): boolean {
  const { shipping, excludesShipping = shipping === undefined } = freightOf(cart)
  return excludesShipping
}

export function Sums({
  checkout: { totals, cart, delivery },
}: {
  readonly checkout: Pick<CheckoutState, 'totals' | 'cart' | 'delivery'>
}) {
  return (
    <>
      <MemberOffer offer={cart.memberOffer} />
      <OrderSummary
        items={totals.items}
        discount={totals.discount}
        discountCode={cart.discount?.code}
        {...(delivery ? { shipping: totals.shipping } : freightOf(cart))}
        total={totals.total}
        vat={totals.vat}
        giftCards={cardShares(cart.giftCards, totals.giftCards).map((card) => ({
          id: card.id,
          label: checkoutMessages.giftcardLabel({ last4: card.last4 }),
          amount: card.used,
        }))}
        toPay={totals.toPay}
      />
      {!delivery && <Arrival cart={cart} />}
    </>
  )
}
