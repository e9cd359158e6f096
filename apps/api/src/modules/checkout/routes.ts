import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { ore, type Ore } from '@klarsikt/core/money'
import { implement, type Implemented } from '../../http/endpoint-handler.js'
import { countedByAll, countedHere } from '../../http/rate-limit.js'
import { getConfirmation } from '../order/confirmation.js'
import type { Session } from '../session/session.js'
import type { Shopper } from './assemble.js'
import type { CheckoutDeps } from './ports.js'
import { getCheckout, setCustomer, setDelivery, setPayment } from './steps.js'
import { submitCheckout } from './submit.js'

const STEPS = countedHere('checkout:address')

const shopper = (session: Session): Shopper => ({ cartId: session.cartId, store: session.isStore })

/** The checkout over HTTP. */
export function checkoutRoutes(deps: CheckoutDeps): Implemented[] {
  return [
    implement(shop.getCheckout, 'visitor', async ({ session }) =>
      ok({ data: await getCheckout(deps, shopper(session)) }),
    ),
    implement(
      shop.setCustomer,
      'session',
      async ({ session }, { body }) => {
        const set = await setCustomer(deps, shopper(session), body)
        return set.ok ? ok({ data: set.value }) : set
      },
      STEPS,
    ),
    implement(
      shop.setDelivery,
      'session',
      async ({ session }, { body }) => {
        const set = await setDelivery(deps, shopper(session), { method: body.method, storeId: body.storeId ?? null })
        return set.ok ? ok({ data: set.value }) : set
      },
      STEPS,
    ),
    implement(
      shop.setPayment,
      'session',
      async ({ session }, { body }) => {
        const set = await setPayment(deps, shopper(session), body.method)
        return set.ok ? ok({ data: set.value }) : set
      },
      STEPS,
    ),
    implement(
      shop.submitCheckout,
      'session',
      ({ session }, { body }) => {
        const expectedTotal = readTotal(body.expectedTotal)
        if (expectedTotal === 'malformed') return err('checkout.price-changed')
        return submitCheckout(deps, {
          ...shopper(session),
          idempotencyKey: body.idempotencyKey,
          termsAccepted: body.termsAccepted,
          expectedTotal,
        })
      },
      countedByAll('checkout-submit:address'),
    ),
    implement(shop.getConfirmation, 'visitor', async ({ session }, { params }) => {
      const found = await getConfirmation(deps, session.cartId, params.orderNumber)
      return found.ok ? ok({ data: found.value }) : found
    }),
  ]
}

/** The total the buyer saw; a number that is no amount cannot be what we showed. */
function readTotal(kronor: number | undefined): Ore | null | 'malformed' {
  if (kronor === undefined) return null
  try {
    return ore(kronor)
  } catch {
    return 'malformed'
  }
}
