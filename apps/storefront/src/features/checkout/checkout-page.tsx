import type { Cart, CartItem } from '@klarsikt/contract/shop/types'
import type { CheckoutStep } from '@klarsikt/core/checkout'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as withoutScriptMessages from '@klarsikt/core/messages/without-script'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { href } from '@klarsikt/shop-config/paths'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useShopState } from '../../lib/shop-state.js'
import { WithoutScript } from '../../lib/without-script.js'
import { NO_LINES } from '../cart/line-focus.js'
import { useCart } from '../cart/use-cart.js'
import { CartStep, CartSummary } from './cart-step.js'
import { type CheckoutData, mayEdit } from './checkout-data.js'
import { CustomerStep } from './customer-step.js'
import { DeliveryStep } from './delivery-step.js'
import { LogInLink } from './log-in-link.js'
import { PaymentStep } from './payment-step.js'
import { ProblemAlert } from './problem.js'
import { StepSection, stepHeadingId } from './step-section.js'
import { CustomerSummary, DeliverySummary } from './step-summaries.js'
import { SubscriptionNotice } from './subscription-notice.js'
import { SummaryFold, SummaryPanel } from './summary-panel.js'
import { useSteps } from './use-steps.js'
import styles from './checkout-page.module.css'

/** Leads from the cart to the payment on one page. The server decides which step is next. */
export function CheckoutPage({ data }: { readonly data: CheckoutData }) {
  const { checkout } = data
  const items = useCart()?.items ?? checkout.cart.items
  useFollowCart(checkout.cart)
  if (items.length === 0) return <EmptyCheckout isLoggedIn={checkout.account !== null} />
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1 className={styles.title}>{pageMessages.checkout()}</h1>
      <SummaryFold checkout={checkout} items={items} />
      <Steps data={data} items={items} />
      <SummaryPanel checkout={checkout} items={items} />
    </div>
  )
}

/** Reloads sums and steps when the cart was changed elsewhere, for example in another tab. */
function useFollowCart(shown: Cart) {
  const { revalidate } = useRevalidator()
  const cart = useShopState((shop) => JSON.stringify(shop.cart))
  const follow = useEffectEvent((now: string) => {
    if (now !== 'null' && now !== JSON.stringify(shown)) void revalidate()
  })
  useEffect(() => follow(cart), [cart])
}

interface StepsProps {
  readonly data: CheckoutData
  readonly items: readonly CartItem[]
}

function Steps({ data, items }: StepsProps) {
  const { checkout, stores, attempt } = data
  const { current, problem, forms, edit, showNextStep } = useSteps(data)
  useStepFocus(current, problem?.kind === 'ended')
  const editCart = () => edit('cart')
  const step = (name: CheckoutStep, title: string, summary: ReactNode, content: ReactNode) => (
    <StepSection
      step={name}
      title={title}
      state={current === name ? 'open' : mayEdit(name, checkout.step) ? 'done' : 'ahead'}
      summary={summary}
      onEdit={() => edit(name)}
    >
      {problem && name !== 'payment' && <ProblemAlert problem={problem} onEditCart={editCart} />}
      {content}
    </StepSection>
  )
  return (
    <div className={styles.steps}>
      <WithoutScript>{withoutScriptMessages.checkout()}</WithoutScript>
      <SubscriptionNotice items={items} account={checkout.account} />
      {step(
        'cart',
        cartMessages.title(),
        <CartSummary items={items} total={checkout.totals.items} />,
        <CartStep items={items} onDone={showNextStep} />,
      )}
      {step(
        'customer',
        checkoutMessages.contact(),
        <CustomerSummary customer={checkout.customer} />,
        <CustomerStep customer={checkout.customer} account={checkout.account} sending={forms.customer} />,
      )}
      {step(
        'delivery',
        checkoutMessages.delivery(),
        <DeliverySummary checkout={checkout} stores={stores} />,
        <DeliveryStep checkout={checkout} stores={stores} sending={forms.delivery} />,
      )}
      {step(
        'payment',
        checkoutMessages.payment(),
        undefined,
        <PaymentStep
          checkout={checkout}
          attempt={attempt}
          sending={forms.buy}
          problem={problem}
          onEditCart={editCart}
        />,
      )}
    </div>
  )
}

/**
 * Moves the focus to the heading of the opened step, so that keyboard and screen reader users follow. With `atOnce` it
 * also does so on the first render, for a shopper who comes back.
 */
function useStepFocus(current: CheckoutStep, atOnce: boolean): void {
  const before = useRef(atOnce ? null : current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    const heading = document.getElementById(stepHeadingId(current))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView?.({ block: 'start' })
  }, [current])
}

/** Says that the cart is empty, and links back to the shop. */
function EmptyCheckout({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  return (
    <div className="ks-container" {...NO_LINES}>
      <WithoutScript>{withoutScriptMessages.cart()}</WithoutScript>
      <EmptyState
        headingLevel={1}
        title={cartMessages.empty()}
        actions={
          <>
            <ButtonLink href="/glasögon">{navMessages.glasses()}</ButtonLink>
            <ButtonLink href={href('home')} variant="secondary">
              {cartMessages.continueShopping()}
            </ButtonLink>
          </>
        }
      >
        {checkoutMessages.emptyText()}
        {!isLoggedIn && <LogInLink>{checkoutMessages.emptyLoggedOut()}</LogInLink>}
      </EmptyState>
    </div>
  )
}
