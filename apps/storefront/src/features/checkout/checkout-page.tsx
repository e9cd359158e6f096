import type { CartItem } from '@klarsikt/contract/shop/types'
import type { CheckoutStep } from '@klarsikt/core/checkout'
import { cartMessages, checkoutMessages, pageMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShopState } from '../../shell/shop-state.js'
import { WithoutScript } from '../../shell/without-script.js'
import { NO_LINES } from '../cart/line-focus.js'
import { BuyBox } from './buy-box.js'
import { CartStep, CartSummary } from './cart-step.js'
import type { ActionRefusal } from './checkout-action.js'
import { type CheckoutData, mayEdit } from './checkout-data.js'
import { CustomerStep } from './customer-step.js'
import { DeliveryStep } from './delivery-step.js'
import { DiscountForm } from './discount-form.js'
import { GiftCards } from './gift-cards.js'
import { PaymentUnderReview, PendingPayment } from './pending-payment.js'
import { endProblem, type Problem, ProblemAlert } from './problem.js'
import { StepSection, stepHeadingId } from './step-section.js'
import { CustomerSummary, DeliverySummary } from './step-summaries.js'
import { SummaryFold, SummaryPanel } from './summary-panel.js'
import { type Checkout, useCheckout } from './use-checkout.js'
import { usePickUpStores } from './use-pick-up-stores.js'
import styles from './checkout-page.module.css'

interface CheckoutPageProps {
  readonly data: CheckoutData
  /** Answer to a form that was sent without script. */
  readonly refused?: ActionRefusal | undefined
}

/** From cart to paid on one page; which step is next is the server's to say. */
export function CheckoutPage({ data, refused }: CheckoutPageProps) {
  const checkout = useCheckout(data.checkout)
  const { state } = checkout
  const items = useShopState((shop) => shop.cart?.items) ?? state.cart.items
  if (items.length === 0) return <EmptyCheckout />
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1 className={styles.title}>{pageMessages['page.checkout']}</h1>
      <SummaryFold checkout={state} items={items} />
      <Steps data={data} refused={refused} checkout={checkout} items={items} />
      <SummaryPanel checkout={state} items={items} />
    </div>
  )
}

interface StepsProps extends CheckoutPageProps {
  readonly checkout: Checkout
  readonly items: readonly CartItem[]
}

function Steps({ data, refused, checkout, items }: StepsProps) {
  const { attempt, ended, editing: wanted } = data
  const { state } = checkout
  const loaded = { postalCode: data.checkout.customer?.postalCode ?? '', stores: data.stores }
  const stores = usePickUpStores(loaded, state.customer?.postalCode ?? '')
  const [editing, setEditing] = useState(wanted)
  const [problem, setProblem] = useState<Problem | null>(() => endProblem(ended) ?? refusedProblem(refused))
  const current = editing && mayEdit(editing, state.step) ? editing : state.step
  useStepFocus(current, problem?.kind === 'ended')
  const editCart = () => setEditing('cart')
  const settle = () => {
    setEditing(null)
    setProblem(null)
  }
  /** Makes a call, and goes on to the next step when it went well. */
  const save = async (call: Parameters<Checkout['run']>[0]) => {
    const outcome = await checkout.run(call)
    if (outcome.ok) settle()
    return outcome
  }
  const step = (name: CheckoutStep, title: string, summary: ReactNode, content: ReactNode) => (
    <StepSection
      step={name}
      title={title}
      state={current === name ? 'open' : mayEdit(name, state.step) ? 'done' : 'ahead'}
      summary={summary}
      onEdit={() => setEditing(name)}
    >
      {problem && name !== 'payment' && <ProblemAlert problem={problem} onEditCart={editCart} />}
      {content}
    </StepSection>
  )
  return (
    <div className={styles.steps}>
      <WithoutScript>
        Utan JavaScript kan du betala här, men inte ändra antal i varukorgen eller använda presentkort.
      </WithoutScript>
      {step(
        'cart',
        cartMessages['cart.title'],
        <CartSummary items={items} total={state.totals.items} />,
        <CartStep items={items} onDone={settle} />,
      )}
      {step(
        'customer',
        checkoutMessages['checkout.contact'],
        <CustomerSummary customer={state.customer} />,
        <CustomerStep
          customer={refused?.typed ?? state.customer}
          refused={refused?.intent === 'customer' ? refused : undefined}
          onSave={(body) => save((client) => client.setCustomer({ body }))}
        />,
      )}
      {step(
        'delivery',
        checkoutMessages['checkout.delivery'],
        <DeliverySummary checkout={state} stores={stores} />,
        <DeliveryStep
          checkout={state}
          stores={stores}
          refused={refusedDelivery(refused)}
          onSave={(body) => save((client) => client.setDelivery({ body }))}
        />,
      )}
      {step(
        'payment',
        checkoutMessages['checkout.payment'],
        undefined,
        <PaymentStep
          checkout={checkout}
          attempt={attempt}
          refused={refused}
          problem={problem}
          onProblem={setProblem}
          onEditCart={editCart}
        />,
      )}
    </div>
  )
}

interface PaymentStepProps {
  readonly checkout: Checkout
  readonly attempt: string
  readonly refused: ActionRefusal | undefined
  readonly problem: Problem | null
  readonly onProblem: (problem: Problem | null) => void
  readonly onEditCart: () => void
}

function PaymentStep({ checkout, refused, ...rest }: PaymentStepProps) {
  const { cart, pendingPaymentId, pendingPaymentResumable } = checkout.state
  // What is changed here would not change what was approved, and it cannot be bought again.
  if (pendingPaymentId && !pendingPaymentResumable) return <PaymentUnderReview paymentId={pendingPaymentId} />
  return (
    <>
      {rest.problem?.kind === 'ended' && <ProblemAlert problem={rest.problem} onEditCart={rest.onEditCart} />}
      {pendingPaymentId && <PendingPayment paymentId={pendingPaymentId} />}
      <div>
        <DiscountForm
          discount={cart.discount}
          refused={refused?.intent === 'discount' ? refused.message : undefined}
          onChanged={checkout.refresh}
        />
        <GiftCards checkout={checkout} />
      </div>
      <BuyBox checkout={checkout} termsError={refused?.fields['terms']} {...rest} />
    </>
  )
}

function refusedDelivery(refused: ActionRefusal | undefined) {
  return refused?.intent === 'delivery'
    ? { message: refused.message, storeError: refused.fields['storeId'], method: refused.method ?? 0 }
    : undefined
}

function refusedProblem(refused: ActionRefusal | undefined): Problem | null {
  return refused?.intent === 'buy' && refused.message !== '' ? { kind: 'message', message: refused.message } : null
}

/** Focus goes to the heading of the step that opens, so that the keyboard and a screen reader follow; at once for who comes back. */
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

/** Nothing to pay for: why, and the way out (decisions D8). */
function EmptyCheckout() {
  return (
    <div className="ks-container" {...NO_LINES}>
      <WithoutScript>Det går inte att lägga varor i varukorgen utan JavaScript.</WithoutScript>
      <EmptyState
        headingLevel={1}
        title={cartMessages['cart.empty']}
        actions={
          <>
            <ButtonLink href="/glasögon">Glasögon</ButtonLink>
            <ButtonLink href={href('home')} variant="secondary">
              {cartMessages['cart.continueShopping']}
            </ButtonLink>
          </>
        }
      >
        {checkoutMessages['checkout.emptyText']}
      </EmptyState>
    </div>
  )
}
