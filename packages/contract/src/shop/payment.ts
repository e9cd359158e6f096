import { PAYMENT_STATES } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { kronor } from './parts.js'
import { shopRoutes } from './routes.js'

/** How a payment stands, without anything a stranger could use. */
export const paymentStatus = z
  .object({
    id: z.string(),
    state: z.enum(PAYMENT_STATES),
    orderNumber: z.string(),
    amount: kronor,
    /** Swedish text for the waiting page. */
    message: z.string(),
  })
  .meta({ id: 'PaymentStatus' })

const paymentId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/)

export const paymentEndpoints = {
  startPayment: endpoint(shopRoutes.startPayment, {
    summary: 'Opens the payment page again for a submitted checkout',
    body: z.object({ paymentId }),
    reply: z.object({ redirectUrl: z.string() }),
    errors: ['order.not-found', 'payment.provider-unavailable', 'payment.declined', 'payment.pending'],
  }),
  completePayment: endpoint(shopRoutes.completePayment, {
    summary: 'What the return from the payment page brings; safe to send again',
    body: z.object({
      paymentId,
      outcome: z.enum(['success', 'cancel', 'failure']),
      authorizationToken: z.string().max(200).optional(),
    }),
    reply: z.object({ data: paymentStatus }),
    errors: ['order.not-found', 'payment.declined', 'payment.provider-unavailable'],
  }),
  getPayment: endpoint(shopRoutes.getPayment, {
    summary: 'How a payment of this session stands',
    params: z.object({ id: paymentId }),
    reply: z.object({ data: paymentStatus }),
    errors: ['order.not-found'],
  }),
  paymentCallback: endpoint(shopRoutes.paymentCallback, {
    summary:
      'Notice from a payment provider; a secret in the query names it ours, and it is read back before anything is done',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ key: z.string().max(200).optional(), payment: z.string().max(64).optional() }),
    body: z.unknown(),
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.unauthorized', 'order.not-found'],
  }),
}
