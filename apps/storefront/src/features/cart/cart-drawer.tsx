import type { Cart, CartItem } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM, pieces } from '@klarsikt/core/cart'
import { permits } from '@klarsikt/core/consent'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import * as cartMessages from '@klarsikt/core/messages/cart'
import { withdrawalText } from '@klarsikt/core/order'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { CartLine } from '@klarsikt/design-system/cart-line'
import { Dialog } from '@klarsikt/design-system/dialog'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { FreeShippingProgress } from '@klarsikt/design-system/free-shipping-progress'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { href } from '@klarsikt/shop-config/paths'
import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { editAddress } from '../../lib/edit-address.js'
import { lazyPart } from '../../lib/lazy-part.js'
import { useShop, useShopState } from '../../lib/shop-state.js'
import { trackEvents } from '../../lib/tracking/track-events.js'
import { Arrival } from './arrival.js'
import { freightOf } from './freight-of.js'
import { lineDetails } from './line-details.js'
import { keepFocusInPlace, LINE, NO_LINES } from './line-focus.js'
import { linePrice } from './line-price.js'
import { MemberOffer } from './member-offer.js'
import { OnceOrSubscribed } from './once-or-subscribed.js'
import { useCartLines } from './use-cart-lines.js'
import { useCart } from './use-cart.js'
import styles from './cart-drawer.module.css'

// If the part cannot be loaded, the drawer leaves it out, as it does when there are no suggestions.
const Recommendations = lazyPart(() => import('./cart-recommendations.js'))

const DRAWER = 'cart'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the cart, and leads to the checkout. */
export default function CartDrawer({ open, onClose }: CartDrawerProps) {
  const cart = useCart()
  useViewCart(open, cart)
  const filled = cart !== null && cart.items.length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cartMessages.title()}
      kind="drawer"
      id={DRAWER}
      {...(filled && { footer: <CartFoot cart={cart} onClose={onClose} /> })}
    >
      {filled ? <CartLines cart={cart} /> : <EmptyCart onClose={onClose} />}
      {filled && open && <Suggestions cart={cart} />}
    </Dialog>
  )
}

/**
 * Shows goods that go with the cart, if there is a service for that and the visitor consents to it [CONSENT-002,
 * REC-009].
 */
function Suggestions({ cart }: { readonly cart: Cart }) {
  const source = useShopState(({ recommend, consent }) => (permits(consent, 'recommendations') ? recommend : null))
  if (!source) return null
  return (
    <Suspense fallback={null}>
      <Recommendations source={source} cart={cart} />
    </Suspense>
  )
}

/** Tracks one `view_cart` each time the drawer opens with goods in it [CART-008]. */
function useViewCart(open: boolean, cart: Cart | null) {
  const seen = useRef(false)
  useEffect(() => {
    if (!open) seen.current = false
    if (!open || seen.current || !cart || cart.items.length === 0) return
    seen.current = true
    trackEvents((events) => events.viewCart(cart))
  }, [open, cart])
}

function CartLines({ cart }: { readonly cart: Cart }) {
  const lenses = (frame: CartItem) => cart.items.filter((item) => item.parentLineId === frame.lineId)
  return (
    <div className={styles.lines}>
      <FreeShippingProgress goods={cart.freeShippingLimit - cart.freeShippingLeft} limit={cart.freeShippingLimit} />
      <VisuallyHidden>
        <output>
          {a11yMessages.cartUpdated({
            count: pieces(cart.items),
          })}
        </output>
      </VisuallyHidden>
      {cart.items
        .filter((item) => item.parentLineId === null)
        .map((item) => (
          <div key={item.lineId} {...{ [LINE]: item.lineId }}>
            <Line item={item}>
              {lenses(item).map((lens) => (
                <Line key={lens.lineId} item={lens} nested />
              ))}
            </Line>
          </div>
        ))}
    </div>
  )
}

function Line({
  item,
  nested = false,
  children,
}: {
  readonly item: CartItem
  readonly nested?: boolean
  readonly children?: React.ReactNode[]
}) {
  const store = useShop()
  const lines = useCartLines()
  const remove = () => {
    keepFocusInPlace(DRAWER, item.parentLineId ?? item.lineId)
    void lines.remove(item)
  }
  const navigate = useNavigate()
  const edit = (url: string, frameLineId: string) => {
    store.setState({ overlay: null })
    void navigate(editAddress(url, frameLineId))
  }
  return (
    <CartLine
      name={item.articleDescription}
      {...(!nested && { brand: item.brand, href: item.url, image: item.media.md })}
      quantity={item.quantity}
      price={linePrice(item)}
      lowestPrice30={item.lowestPrice30}
      // The choice below shows the interval, so the details leave it out.
      details={[
        ...lineDetails(item.subscribable ? { ...item, subscriptionInterval: null } : item),
        withdrawalText(item),
      ]}
      nested={nested}
      error={item.problem ?? undefined}
      errorAction={lines.wayOut(item)}
      maximum={Math.min(item.maximum, CART_LINE_MAXIMUM)}
      {...(item.isEditAble && !nested && { onQuantityChange: (quantity: number) => lines.setQuantity(item, quantity) })}
      {...(nested &&
        (item.prescriptionGlasses || item.prescriptionSource) &&
        item.parentLineId && { onEdit: () => edit(item.url, item.parentLineId ?? '') })}
      onRemove={remove}
    >
      <OnceOrSubscribed item={item} />
      {children}
    </CartLine>
  )
}

function CartFoot({ cart, onClose }: { readonly cart: Cart; readonly onClose: () => void }) {
  const lines = useCartLines()
  const empty = () => {
    keepFocusInPlace(DRAWER)
    void lines.empty(cart)
  }
  return (
    <div className={styles.foot}>
      <MemberOffer offer={cart.memberOffer} />
      <OrderSummary
        items={cart.itemsCost}
        discount={cart.discountAmount}
        discountCode={cart.discount?.code}
        {...freightOf(cart)}
        total={cart.totalCost}
        giftCards={cart.giftCards.map((card) => ({
          id: card.id,
          label: `Presentkort •••• ${card.last4}`,
          amount: card.used,
        }))}
        toPay={cart.toPay}
      />
      <Arrival cart={cart} />
      <ButtonLink href={href('checkout')} fullWidth>
        {cartMessages.goToCheckout()}
      </ButtonLink>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={onClose}>
          {cartMessages.continueShopping()}
        </Button>
        <Button variant="ghost" size="small" onClick={empty}>
          {cartMessages.emptyAction()}
        </Button>
      </div>
    </div>
  )
}

function EmptyCart({ onClose }: { readonly onClose: () => void }) {
  return (
    <div {...NO_LINES}>
      <EmptyState
        title={cartMessages.empty()}
        headingLevel={3}
        actions={
          <Button onClick={onClose} variant="secondary">
            {cartMessages.continueShopping()}
          </Button>
        }
      >
        {cartMessages.emptyWhat()}
      </EmptyState>
    </div>
  )
}
