import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { ore, type Ore } from '@klarsikt/core/money'
import type { SessionCtx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, countedHere } from '../../../http/rate-limit.js'
import { getPayment, resumeSession, returnFromProvider } from '../../money/index.js'
import { applyDiscount } from '../../sale/index.js'
import { getConfirmation } from '../order/confirmation.js'
import type { Shopper } from './assemble.js'
import { buyAgain } from './buy-again.js'
import { checkoutSubject } from './checkout-subject.js'
import { draftData } from './draft-data.js'
import { forgetOldDrafts, readDraft } from './draft.js'
import { joinCarts } from './join-carts.js'
import { getPaymentElsewhere } from './payment-elsewhere.js'
import { pickUpStores } from './pick-up-stores.js'
import { getCheckout, setCustomer, setDelivery, setPayment } from './steps.js'
import { submitCheckout } from './submit.js'
import { checkoutDraft } from './tables.js'

const STEPS = countedHere('checkout:address')

const shopper = ({ session, actor }: Pick<SessionCtx, 'session' | 'actor'>): Shopper => ({
  cartId: session.cartId,
  store: actor.kind === 'staff',
  seller: actor.kind === 'staff' ? { storeId: actor.storeId, employeeNumber: actor.employeeNumber } : undefined,
  customerId: actor.kind === 'customer' ? actor.customerId : undefined,
})
/** The shopper of a request without a session. No cart has this id, and reading starts none. */
const NO_CUSTOMER: Shopper = { cartId: '', store: false }
const subject = ({ session }: Pick<SessionCtx, 'session'>) => ({ type: 'checkout', id: session.cartId }) as const

/** The checkout and the payment of its cart. */
export const checkoutModule = defineModule({
  name: 'checkout',
  endpoints: [
    implement(shop.getCheckout, async (ctx) => {
      const { session, actor } = ctx
      return ok({ data: await getCheckout(ctx, session ? shopper({ session, actor }) : NO_CUSTOMER) })
    }),
    implement(shop.getPickUpStores, async (ctx) => {
      const { session, actor } = ctx
      return ok({ data: await pickUpStores(ctx, session ? shopper({ session, actor }) : NO_CUSTOMER) })
    }),
    implement(shop.setCustomer, async (ctx, { body }) => asData(await setCustomer(ctx, shopper(ctx), body)), {
      limit: STEPS,
    }),
    implement(
      shop.applyDiscount,
      async (ctx, { body }) => {
        const draft = await readDraft(ctx.database, ctx.encryption, ctx.session.cartId)
        return applyDiscount(ctx, body, draft?.customer ?? null)
      },
      { limit: countedByAll('discount-code:address') },
    ),
    implement(
      shop.setDelivery,
      async (ctx, { body }) =>
        asData(await setDelivery(ctx, shopper(ctx), { method: body.method, storeId: body.storeId ?? null })),
      { limit: STEPS },
    ),
    implement(shop.setPayment, async (ctx, { body }) => asData(await setPayment(ctx, shopper(ctx), body.method)), {
      limit: STEPS,
    }),
    implement(
      shop.submitCheckout,
      (ctx, { body }) => {
        const expectedTotal = readTotal(body.expectedTotal)
        if (expectedTotal === 'malformed') return err('checkout.price-changed')
        const { idempotencyKey, termsAccepted, savedPaymentId } = body
        // Otherwise an old session could have goods sent anywhere.
        if (savedPaymentId !== undefined && !isRecentLogin(ctx.session.authenticatedAt, ctx.clock.now()))
          return err('login.step-up-required')
        return submitCheckout(ctx, {
          ...shopper(ctx),
          customerId: ctx.session.customerId ?? undefined,
          idempotencyKey,
          termsAccepted,
          expectedTotal,
          savedPaymentId,
        })
      },
      { limit: countedByAll('checkout-submit:address') },
    ),
    implement(shop.startPayment, (ctx, { body }) => resumeSession(ctx, subject(ctx), body.paymentId), {
      limit: countedByAll('payment-start:address'),
    }),
    implement(shop.completePayment, async (ctx, { body }) => asData(await returnFromProvider(ctx, subject(ctx), body))),
    implement(shop.getPayment, async (ctx, { params }) => {
      if (!ctx.session) return err('order.not-found')
      return asData(await getPayment(ctx, subject({ session: ctx.session }), params.id))
    }),
    implement(shop.getPaymentElsewhere, async (ctx, { params }) => asData(await getPaymentElsewhere(ctx, params.id)), {
      session: 'none',
      limit: countedByAll('payment-start:address'),
    }),
    implement(shop.getConfirmation, async (ctx, { params }) => {
      if (!ctx.session) return err('order.not-found')
      return asData(await getConfirmation(ctx, ctx.session.cartId, params.orderNumber))
    }),
    implement(
      shop.buyAgain,
      async (ctx, { params }) => asData(await buyAgain(ctx, ctx.actor.customerId, params.orderId)),
      { limit: STEPS },
    ),
  ],
  hooks: { joinCarts },
  paymentSubject: { type: 'checkout', create: checkoutSubject },
  personalData: [draftData],
  forget: { 'checkout-draft': forgetOldDrafts },
  sealed: [checkoutDraft.customer],
})

/** Reads the total that the buyer saw. A number that is no amount cannot come from this shop. */
function readTotal(kronor: number | undefined): Ore | null | 'malformed' {
  if (kronor === undefined) return null
  try {
    return ore(kronor)
  } catch {
    return 'malformed'
  }
}
