import { PAYMENT_REQUEST_STATES, PAYMENT_STATES } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, kronor } from './parts.js'
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

/** What a link asks to be paid and how that stands; nothing that says who is asked. */
export const paymentRequestStatus = z
  .object({
    state: z.enum(PAYMENT_REQUEST_STATES),
    /** `open`: the customer can go on at the provider. `pending`: the customer has done with it, the provider has not. */
    payment: z.enum(['none', 'open', 'pending']),
    amount: kronor,
    /** What is paid for, as the store wrote it. */
    purpose: z.string(),
    storeName: z.string().nullable(),
    expiresAt: instant,
    /** Swedish text for the page. */
    message: z.string(),
  })
  .meta({ id: 'PaymentRequestStatus' })

/** What comes of paying by a link: how it stands, and where to go or how the attempt ended. */
export const paymentRequestReply = z.object({
  data: paymentRequestStatus,
  /** The provider's page; null when there is nothing to do there. */
  redirectUrl: z.string().nullable(),
  /** How the latest attempt ended without being paid; only in the answer to a return. */
  ended: z.enum(['declined', 'cancelled']).nullable(),
})

const requestToken = z.string().regex(/^[\w-]{43}$/)

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
  getPaymentRequest: endpoint(shopRoutes.getPaymentRequest, {
    summary: 'What a link from a store asks to be paid; whoever has the link may ask',
    params: z.object({ token: requestToken }),
    reply: z.object({ data: paymentRequestStatus }),
    errors: ['payment-request.not-found'],
  }),
  payPaymentRequest: endpoint(shopRoutes.payPaymentRequest, {
    summary: 'Opens the payment page of a link, or says what the return from it brings; safe to send again',
    params: z.object({ token: requestToken }),
    body: z.object({ outcome: z.enum(['success', 'cancel', 'failure']).optional() }),
    reply: paymentRequestReply,
    errors: ['payment-request.not-found', 'payment-request.expired', 'payment.provider-unavailable'],
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
