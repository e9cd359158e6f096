import { DELIVERY_METHODS } from '@klarsikt/core/delivery'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { awaitedPrescription } from './awaited-prescription.js'
import { cart } from './cart.js'
import { instant, kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const deliveryMethod = z.literal(DELIVERY_METHODS)

/** The buyer's details as typed. core checks each field. */
export const typedCustomer = z
  .object({
    firstName: typed,
    lastName: typed,
    email: typed,
    mobile: typed,
    street: typed,
    postalCode: typed,
    city: typed,
    /** Consent to marketing by e-mail. It must never be preselected (marknadsföringslagen 19 §). */
    newsletter: z.boolean().optional(),
  })
  .meta({ id: 'TypedCustomer' })

export const deliveryOption = z
  .object({
    id: deliveryMethod,
    name: z.string(),
    carrier: z.string(),
    price: kronor,
    etaFrom: plainDate,
    etaTo: plainDate,
    etaText: z.string(),
    needsStore: z.boolean(),
    preset: z.boolean(),
    note: z.string().nullable(),
  })
  .meta({ id: 'DeliveryOption' })

export const paymentOption = z
  .object({
    method: z.number().int(),
    name: z.string(),
    description: z.string(),
    credit: z.boolean(),
    preset: z.boolean(),
  })
  .meta({ id: 'PaymentOption' })

export const checkoutTotals = z
  .object({
    items: kronor,
    discount: kronor,
    shipping: kronor,
    total: kronor,
    giftCards: kronor,
    toPay: kronor,
    vat: z.array(z.object({ rate: z.number(), amount: kronor })),
    vatTotal: kronor,
  })
  .meta({ id: 'CheckoutTotals' })

export const checkoutState = z
  .object({
    cart,
    customer: typedCustomer.nullable(),
    /** Details of the customer who is logged in, to fill in the form with; null for visitors and stores. */
    account: typedCustomer.omit({ newsletter: true }).nullable(),
    deliveryOptions: z.array(deliveryOption),
    delivery: z.object({ method: deliveryMethod, storeId: z.number().int().nullable() }).nullable(),
    paymentOptions: z.array(paymentOption),
    paymentMethod: z.number().int().nullable(),
    /** Saved payment methods that a subscription in the cart can be charged to, the newest first. */
    savedPayments: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Saved gift cards that can pay and are not applied yet, the latest first. */
    savedGiftCards: z.array(z.object({ id: z.string(), last4: z.string(), balance: kronor })),
    totals: checkoutTotals,
    /** The next step. The server decides it, so that none can be skipped. */
    step: z.enum(['cart', 'customer', 'delivery', 'payment']),
    /** True if a line is made to a prescription: the page must show that it cannot be withdrawn from by law. */
    madeToOrder: z.boolean(),
    termsVersion: z.string(),
    /** A payment in progress for this cart, so that a return or a reload can continue it. */
    pendingPaymentId: z.string().nullable(),
    /** True if that payment waits for the buyer. False while the provider checks it. */
    pendingPaymentResumable: z.boolean(),
    /** Why a discount code was taken off the cart, once it was known who buys. */
    discountRemoved: z.string().optional(),
  })
  .meta({ id: 'CheckoutState' })

/** A store where the goods can be collected. */
export const pickUpStore = z
  .object({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    /** Kilometres from the buyer's address; absent until that is known. */
    km: z.number().optional(),
    /** True if the store has all goods in stock. Otherwise the warehouse sends them there. */
    hasGoods: z.boolean(),
    /** When they can be collected: `i dag`, `måndag 30 november` or `25–27 november`. */
    readyText: z.string(),
  })
  .meta({ id: 'PickUpStore' })

const checkoutReply = z.object({ data: checkoutState })

export const submitReply = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('placed'), orderNumber: z.string() }),
    z.object({
      status: z.literal('redirect'),
      paymentId: z.string(),
      orderNumber: z.string(),
      redirectUrl: z.string(),
    }),
    z.object({ status: z.literal('pending'), paymentId: z.string(), orderNumber: z.string() }),
  ])
  .meta({ id: 'SubmitReply' })

export const confirmation = z
  .object({
    orderNumber: z.string(),
    placedAt: instant,
    status: z.string(),
    statusText: z.string(),
    email: z.string(),
    customer: z.object({
      firstName: z.string(),
      lastName: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      mobile: z.string(),
    }),
    lines: z.array(
      z.object({
        articleId: z.number().int(),
        description: z.string(),
        brand: z.string(),
        quantity: z.number().int(),
        unitPrice: kronor,
        /** Quantity times price before the discount. The lines add up to `totals.items`. */
        lineTotal: kronor,
        media: z.string().nullable(),
        parentLine: z.number().int().nullable(),
        prescriptionText: z.string().nullable(),
        madeToOrder: z.boolean(),
        withdrawalDays: z.number().int(),
      }),
    ),
    delivery: z.object({ name: z.string(), price: kronor, etaText: z.string(), storeName: z.string().nullable() }),
    tenders: z.array(z.object({ method: z.number().int(), name: z.string(), amount: kronor })),
    /** The code of `totals.discount`. Null without one, and for old orders that did not store it. */
    discountCode: z.string().nullable(),
    totals: checkoutTotals,
    paymentStatus: z.string(),
    awaitedPrescription: awaitedPrescription.nullable(),
  })
  .meta({ id: 'Confirmation' })

const soldOut = ['article.out-of-stock', 'article.store-only', 'article.not-found', 'cart.empty'] as const

export const checkoutEndpoints = {
  getPickUpStores: endpoint(shopRoutes.getPickUpStores, {
    permission: 'checkout.submit',
    summary: 'Lists the stores where the goods of the cart can be collected and when, nearest to the buyer first',
    reply: z.object({ data: z.array(pickUpStore) }),
  }),
  getCheckout: endpoint(shopRoutes.getCheckout, {
    permission: 'checkout.submit',
    summary: 'Returns everything that the checkout shows',
    reply: checkoutReply,
  }),
  setCustomer: endpoint(shopRoutes.setCustomer, {
    permission: 'checkout.submit',
    audits: audited.draft,
    summary: 'Stores the buyer’s details',
    body: typedCustomer,
    reply: checkoutReply,
    errors: ['request.invalid', 'cart.empty'],
  }),
  setDelivery: endpoint(shopRoutes.setDelivery, {
    permission: 'checkout.submit',
    audits: audited.draft,
    summary: 'Chooses a delivery',
    body: z.object({ method: z.number().int(), storeId: z.number().int().nullish() }),
    reply: checkoutReply,
    errors: ['delivery.unavailable', 'checkout.incomplete', 'cart.empty'],
  }),
  setPayment: endpoint(shopRoutes.setPayment, {
    permission: 'checkout.submit',
    audits: audited.draft,
    summary: 'Chooses a payment method',
    body: z.object({ method: z.number().int() }),
    reply: checkoutReply,
    errors: ['checkout.incomplete', 'cart.empty', 'request.invalid'],
  }),
  submitCheckout: endpoint(shopRoutes.submitCheckout, {
    permission: 'checkout.submit',
    audits: ['payment.started', ...audited.paid, ...audited.endings],
    summary: 'Places the order, or returns the address of the payment page. The same key always returns the same order',
    body: z.object({
      idempotencyKey: z
        .string()
        .min(16)
        .max(64)
        .regex(/^[\w-]+$/),
      termsAccepted: z.boolean(),
      /** The total that the buyer saw. If it differs, the call is refused and nothing is charged. */
      expectedTotal: kronor.optional(),
      /** Saved payment method for a subscription and its deliveries; absent to use a new one. */
      savedPaymentId: z.string().max(40).optional(),
    }),
    reply: submitReply,
    errors: [
      ...soldOut,
      'article.not-for-subscription',
      'checkout.incomplete',
      'checkout.terms-required',
      'checkout.price-changed',
      'delivery.unavailable',
      'gift-card.empty',
      'discount.used-up',
      'discount.used',
      'discount.first-purchase',
      'subscription.login-required',
      'subscription.no-saved-payment',
      'subscription.maintenance',
      'login.step-up-required',
      'saved-payment.not-found',
      'saved-payment.unusable',
      'prescription.missing',
      'lens.unsuitable',
      'payment.provider-unavailable',
      'payment.pending',
      'payment.declined',
    ],
  }),
  getConfirmation: endpoint(shopRoutes.getConfirmation, {
    permission: 'order.confirmation',
    summary: 'Returns the placed order to the session that placed it',
    params: z.object({ orderNumber: z.string().regex(/^\d{8}$/) }),
    reply: z.object({ data: confirmation }),
    errors: ['order.not-found'],
  }),
}
