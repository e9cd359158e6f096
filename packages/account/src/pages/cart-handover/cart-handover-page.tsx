import type { CartHandover } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { HandedItems } from '@klarsikt/page-kit/parts'
import { AccountPage } from '../../layout/account-page.js'

/**
 * Shows what a store has put into the customer's cart, until when it is kept, and the way to pay [LENS-001, ROLE-004].
 */
export function CartHandoverPage({ data }: { readonly data: CartHandover }) {
  const { id, store, phone, items } = data
  const trail = [
    { label: accountPageMessages.orders(), href: href('account-orders') },
    { label: accountPageMessages.cartHandover(), href: href('account-cart-handover', { handoverId: id }) },
  ]
  return (
    <AccountPage section="account-orders" title={cartHandoverMessages.title({ store })} trail={trail}>
      <div className={layout.block}>
        <Outcome data={data} />
      </div>
      <section className={layout.block} aria-labelledby="handed-goods">
        <h2 id="handed-goods">{cartHandoverMessages.goods()}</h2>
        <p>
          <HandedItems items={items} />
        </p>
      </section>
      <p className="ks-text-muted">
        {cartHandoverMessages.questions({ store })} <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
      </p>
    </AccountPage>
  )
}

const at = (instant: string): string => dateTimeText(new Date(instant))

/** Says the state of the handover, and what the customer can do next. */
function Outcome({ data: { state, store, expiresAt, isEmptied, orderNumber } }: { readonly data: CartHandover }) {
  switch (state) {
    case 'sent':
    case 'opened':
      return isEmptied ? (
        <>
          <p>{cartHandoverMessages.emptiedByYou()}</p>
          <ToShop />
        </>
      ) : (
        <>
          <p>{cartHandoverMessages.waiting({ store })}</p>
          <p>
            {cartHandoverMessages.toCart()} {cartHandoverMessages.until({ at: at(expiresAt) })}
          </p>
          <div>
            <ButtonLink href={href('checkout')}>{cartHandoverMessages.toCheckout()}</ButtonLink>
          </div>
        </>
      )
    case 'agreed':
      return (
        <>
          <p>{cartHandoverMessages.agreed()}</p>
          {orderNumber !== null && (
            <p>
              <Link variant="standalone" href={href('account-order', { orderId: orderNumber })}>
                {cartHandoverMessages.toOrder()}
              </Link>
            </p>
          )}
        </>
      )
    case 'withdrawn':
      return (
        <>
          <p>{cartHandoverMessages.withdrawn({ store })}</p>
          <ToShop />
        </>
      )
    case 'expired':
      return (
        <>
          <p>{cartHandoverMessages.expired({ at: at(expiresAt) })}</p>
          <ToShop />
        </>
      )
  }
}

function ToShop() {
  return (
    <p>
      <Link variant="standalone" href={href('home')}>
        {cartHandoverMessages.toShop()}
      </Link>
    </p>
  )
}
