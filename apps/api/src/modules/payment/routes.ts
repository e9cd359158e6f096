import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/endpoint-handler.js'
import { countedByAll } from '../../http/rate-limit.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { paymentCallback } from './callback.js'
import { completePayment } from './complete.js'
import { startPayment } from './start.js'
import { getPayment } from './status.js'

/** Payments over HTTP. */
export function paymentRoutes(deps: CheckoutDeps): Implemented[] {
  return [
    implement(
      shop.startPayment,
      'session',
      ({ session }, { body }) => startPayment(deps, session.cartId, body.paymentId),
      countedByAll('payment-start:address'),
    ),
    implement(shop.completePayment, 'session', async ({ session }, { body }) => {
      const completed = await completePayment(deps, session.cartId, body)
      return completed.ok ? ok({ data: completed.value }) : completed
    }),
    implement(shop.getPayment, 'visitor', async ({ session }, { params }) => {
      const found = await getPayment(deps, session.cartId, params.id)
      return found.ok ? ok({ data: found.value }) : found
    }),
    implement(shop.paymentCallback, 'public', (_ctx, { params, query, body }) =>
      paymentCallback(deps, { provider: params.provider, payment: query.payment, key: query.key, body }),
    ),
  ]
}
