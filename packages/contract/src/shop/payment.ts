import { PAYMENT_LINK_CHANNELS, PAYMENT_LINK_STATES, PAYMENT_STATES } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { instant, kronor, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** State of a payment, with nothing that an outsider could use. */
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

/** A payment for a browser that did not start it but came from the payment page. It does not tell who bought what. */
export const paymentElsewhere = z
  .object({
    state: z.enum(PAYMENT_STATES),
    orderNumber: z.string(),
    /** Masked address of the confirmation; null if it is no longer known. */
    sentTo: z.string().nullable(),
  })
  .meta({ id: 'PaymentElsewhere' })

const paymentId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/)

/** Amount and state of a payment link. It does not tell who should pay. */
export const paymentLinkStatus = z
  .object({
    state: z.enum(PAYMENT_LINK_STATES),
    /** `open`: the customer can continue at the provider. `pending`: the customer is done and the provider is not. */
    payment: z.enum(['none', 'open', 'pending']),
    amount: kronor,
    /** What the payment is for, in the store's words. */
    purpose: z.string(),
    storeName: z.string().nullable(),
    expiresAt: instant,
    message: z.string(),
  })
  .meta({ id: 'PaymentLinkStatus' })

/** Result of paying by a link: its state, and where to go or how the attempt ended. */
export const paymentLinkReply = z.object({
  data: paymentLinkStatus,
  /** Null if the customer need not go to the provider's page. */
  redirectUrl: z.string().nullable(),
  /** How the latest attempt failed. Only set in the answer to a return. */
  ended: z.enum(['declined', 'cancelled']).nullable(),
})

const requestToken = z.string().regex(/^[\w-]{43}$/)

const linkSent = z.object({
  success: z.literal(true),
  expiresAt: instant,
  /** How the link is sent. */
  message: z.string(),
})

export const paymentEndpoints = {
  startPayment: endpoint(shopRoutes.startPayment, {
    permission: 'payment.pay',
    audits: { exempt: 'It opens the page of a payment whose start is audited; what ends that is audited too.' },
    summary: 'Opens the payment page again for a submitted checkout',
    body: z.object({ paymentId }),
    reply: z.object({ redirectUrl: z.string() }),
    errors: ['order.not-found', 'payment.provider-unavailable', 'payment.declined', 'payment.pending'],
  }),
  completePayment: endpoint(shopRoutes.completePayment, {
    permission: 'payment.pay',
    audits: [...audited.paid, ...audited.endings],
    summary: 'Returns the outcome after the browser comes back from the payment page. A repeated call is safe',
    body: z.object({
      paymentId,
      outcome: z.enum(['success', 'cancel', 'failure']),
      authorizationToken: z.string().max(200).optional(),
    }),
    reply: z.object({ data: paymentStatus }),
    errors: ['order.not-found', 'payment.declined', 'payment.provider-unavailable'],
  }),
  getPayment: endpoint(shopRoutes.getPayment, {
    permission: 'payment.pay',
    summary: 'Returns the state of a payment of this session',
    params: z.object({ id: paymentId }),
    reply: z.object({ data: paymentStatus }),
    errors: ['order.not-found'],
  }),
  getPaymentElsewhere: endpoint(shopRoutes.getPaymentElsewhere, {
    permission: 'payment.pay',
    summary:
      'Returns the state of a payment to a browser that came from the payment page but did not begin the payment',
    params: z.object({ id: paymentId }),
    reply: z.object({ data: paymentElsewhere }),
    errors: ['order.not-found', 'rate-limited'],
  }),
  getPaymentLink: endpoint(shopRoutes.getPaymentLink, {
    permission: 'payment-link.pay',
    summary: 'Returns a payment link of a store. Everybody with the link may read it',
    params: z.object({ token: requestToken }),
    reply: z.object({ data: paymentLinkStatus }),
    errors: ['payment-link.not-found'],
  }),
  payPaymentLink: endpoint(shopRoutes.payPaymentLink, {
    permission: 'payment-link.pay',
    audits: ['payment.started', ...audited.paid, ...audited.endings],
    summary: 'Opens the payment page of a link, or returns the outcome afterwards. A repeated call is safe',
    params: z.object({ token: requestToken }),
    body: z.object({ outcome: z.enum(['success', 'cancel', 'failure']).optional() }),
    reply: paymentLinkReply,
    errors: ['payment-link.not-found', 'payment-link.expired', 'payment.provider-unavailable'],
  }),
  requestPayment: endpoint(shopRoutes.requestPayment, {
    permission: 'payment-link.send',
    audits: ['payment-link.created'],
    summary: 'Sends a customer a payment link by SMS or e-mail, in the name of the store',
    body: z.object({
      customerNumber: typed,
      channel: z.enum(PAYMENT_LINK_CHANNELS),
      /** In kronor, as a number or as typed: `1 495,50`. */
      amount: z.union([kronor, typed]),
      /** What the payment is for; the name of the store if absent. */
      purpose: typed.optional(),
    }),
    reply: linkSent,
    errors: ['request.invalid'],
  }),
  resendPaymentLink: endpoint(shopRoutes.resendPaymentLink, {
    permission: 'payment-link.send',
    audits: ['payment-link.resent'],
    summary: 'Sends a payment link again by SMS or e-mail. The customer gets a new link, and the old one stops working',
    params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
    body: z.object({ channel: z.enum(PAYMENT_LINK_CHANNELS) }),
    reply: linkSent,
    errors: ['request.invalid', 'payment-link.not-found', 'payment-link.expired', 'payment.pending'],
  }),
  paymentCallback: endpoint(shopRoutes.paymentCallback, {
    permission: 'payment.notify',
    audits: [
      ...audited.paid,
      ...audited.endings,
      'order.cancelled',
      'order.lines-cancelled',
      'gift-card.recalled',
      'payment-link.stopped',
      'invoice.notPaid',
      'invoice.partlyPaid',
    ],
    summary:
      'Receives a notice from a payment provider. A secret in the query authenticates it, and the payment is read from the provider before anything is done',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ key: z.string().max(200).optional(), payment: z.string().max(64).optional() }),
    body: z.unknown(),
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.unauthorized', 'order.not-found'],
  }),
}
