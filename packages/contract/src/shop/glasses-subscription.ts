import { SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import {
  glassesSubscription,
  glassesSubscriptionDocument,
  glassesSubscriptionPerk,
  glassesSubscriptionSummary,
  storeGlassesSubscription,
  winbackOffer,
} from './glasses-subscription-parts.js'
import { typed } from './parts.js'
import { shopRoutes } from './routes.js'
import { BEGIN_SIGNATURE_ERRORS, COLLECT_SIGNATURE_ERRORS, signatureBegun, signatureState } from './signing.js'

const id = z.object({ id: z.string().regex(/^\d{1,20}$/) })
const document = id.extend({ documentId: z.string().regex(/^[\w-]{1,64}$/) })
const one = z.object({ success: z.literal(true), data: glassesSubscription })
const read = z.object({ data: glassesSubscription })
const MAINTENANCE = 'subscription.maintenance' as const

/** The parts of the signed link in a letter. */
const link = {
  id: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  until: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  key: z.string().max(200).optional(),
}

export const glassesSubscriptionEndpoints = {
  getWinback: endpoint(shopRoutes.getWinback, {
    permission: 'subscription.win-back',
    summary:
      'Returns the cancelled subscription that can be resumed. A log-in or the signed link of a letter gives access',
    query: z.object(link),
    reply: z.object({
      data: winbackOffer.nullable(),
      /** True if the customer took a cancellation back today. */
      wonBack: z.boolean(),
      /** The free months that it gives or has given. */
      freeMonths: z.int(),
    }),
    errors: ['glasses-subscription.link-expired', 'request.unauthorized', MAINTENANCE],
  }),
  winBackGlassesSubscription: endpoint(shopRoutes.winBackGlassesSubscription, {
    permission: 'subscription.win-back',
    audits: ['glasses-subscription.won-back', 'invoice.issued', 'friends.month-taken'],
    summary:
      'Revokes a cancellation after a check of the birth date and gives some free months. It is possible once in twelve months',
    body: z.object({ birthDate: typed, ...link }),
    reply: z.object({ success: z.literal(true), data: winbackOffer }),
    errors: [
      'request.invalid',
      'request.unauthorized',
      'glasses-subscription.link-expired',
      'glasses-subscription.not-found',
      'glasses-subscription.not-cancelled',
      'glasses-subscription.winback-too-soon',
      'rate-limited',
      MAINTENANCE,
    ],
  }),
  connectGlassesSubscription: endpoint(shopRoutes.connectGlassesSubscription, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.connected', 'glasses-subscription.Terminated'],
    summary: 'Connects a subscription that a store has made to the account, by personal number and birth date',
    body: z.object({ birthDate: typed }),
    reply: one,
    errors: [
      'request.invalid',
      'glasses-subscription.required',
      'glasses-subscription.already-connected',
      'glasses-subscription.personal-number-missing',
      'glasses-subscription.exists',
      'rate-limited',
      MAINTENANCE,
    ],
  }),
  listGlassesSubscriptions: endpoint(shopRoutes.listGlassesSubscriptions, {
    permission: 'account.read',
    summary: 'Lists the customer’s glasses subscriptions, newest first',
    reply: z.object({ data: z.array(glassesSubscriptionSummary) }),
    errors: [MAINTENANCE],
  }),
  createGlassesSubscription: endpoint(shopRoutes.createGlassesSubscription, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.Created'],
    summary:
      'Orders a subscription, which becomes active when it is signed. For one that waits for its signature it changes the level',
    body: z.object({ level: z.enum(SUBSCRIPTION_LEVELS) }),
    reply: one,
    errors: ['glasses-subscription.exists', MAINTENANCE],
  }),
  getGlassesSubscription: endpoint(shopRoutes.getGlassesSubscription, {
    permission: 'account.read',
    summary: 'Returns one glasses subscription of the customer',
    params: id,
    reply: read,
    errors: ['glasses-subscription.not-found', MAINTENANCE],
  }),
  getGlassesSubscriptionDocuments: endpoint(shopRoutes.getGlassesSubscriptionDocuments, {
    permission: 'account.read',
    summary: 'Lists the documents of a subscription: its agreement and the terms of each signed version',
    params: id,
    reply: z.object({ data: z.array(glassesSubscriptionDocument) }),
    errors: ['glasses-subscription.not-found', MAINTENANCE],
  }),
  getGlassesSubscriptionDocument: endpoint(shopRoutes.getGlassesSubscriptionDocument, {
    permission: 'account.read',
    summary: 'Returns one document of a subscription',
    params: document,
    reply: z.object({ data: glassesSubscriptionDocument }),
    errors: ['glasses-subscription.not-found', 'glasses-subscription.document-not-found', MAINTENANCE],
  }),
  getGlassesSubscriptionDocumentPdf: endpoint(shopRoutes.getGlassesSubscriptionDocumentPdf, {
    permission: 'account.read',
    summary: 'Returns one document of a subscription as PDF, with the bytes that were signed',
    params: document,
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['glasses-subscription.not-found', 'glasses-subscription.document-not-found', MAINTENANCE],
  }),
  getGlassesSubscriptionPerks: endpoint(shopRoutes.getGlassesSubscriptionPerks, {
    permission: 'account.read',
    summary: 'Lists the benefits of a subscription',
    params: id,
    reply: z.object({ data: z.array(glassesSubscriptionPerk) }),
    errors: ['glasses-subscription.not-found', MAINTENANCE],
  }),
  signGlassesSubscription: endpoint(shopRoutes.signGlassesSubscription, {
    permission: 'subscription.change',
    audits: { exempt: 'It freezes the document; the signature is audited.' },
    summary: 'Fixes the text of the agreement and begins its signature by BankID',
    params: id,
    body: z.object({}),
    reply: signatureBegun,
    errors: [
      'glasses-subscription.not-found',
      'glasses-subscription.signed',
      'glasses-subscription.exists',
      MAINTENANCE,
      ...BEGIN_SIGNATURE_ERRORS,
    ],
  }),
  collectGlassesSubscription: endpoint(shopRoutes.collectGlassesSubscription, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.Active', 'invoice.issued', 'friends.referral-credited', 'friends.month-taken'],
    summary:
      'Returns the state of the signature. Clients call it every second. A complete signature makes the subscription active',
    params: id,
    body: z.object({}),
    reply: signatureState,
    errors: [
      'glasses-subscription.not-found',
      'glasses-subscription.changed',
      'glasses-subscription.exists',
      'glasses-subscription.other-signatory',
      MAINTENANCE,
      ...COLLECT_SIGNATURE_ERRORS,
    ],
  }),
  cancelGlassesSubscriptionSigning: endpoint(shopRoutes.cancelGlassesSubscriptionSigning, {
    permission: 'subscription.change',
    audits: { exempt: 'Nothing comes of a signature that ends.' },
    summary: 'Ends a running signature. Succeeds also when there is none',
    params: id,
    reply: z.object({ success: z.literal(true) }),
  }),
  terminateGlassesSubscription: endpoint(shopRoutes.terminateGlassesSubscription, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.notice-given', 'glasses-subscription.Terminated'],
    summary:
      'Gives notice. The subscription ends after 30 days, but not before its binding period. A repeated call changes nothing',
    params: id,
    body: z.object({}),
    reply: one,
    errors: ['glasses-subscription.not-found', MAINTENANCE],
  }),
  exchangeGlassesSubscription: endpoint(shopRoutes.exchangeGlassesSubscription, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.exchanged', 'gift-card.issued'],
    summary:
      'Uses this year’s exchange and returns it as a value card for a new pair. It is possible once in each subscription year',
    params: id,
    body: z.object({}),
    reply: one,
    errors: [
      'glasses-subscription.not-found',
      'glasses-subscription.not-active',
      'glasses-subscription.exchange-used',
      'glasses-subscription.exchange-unpaid',
      MAINTENANCE,
    ],
  }),
  updateGlassesSubscriptionPayment: endpoint(shopRoutes.updateGlassesSubscriptionPayment, {
    permission: 'subscription.change',
    audits: ['glasses-subscription.payment-changed'],
    summary: 'Chooses how months are paid: by a saved card, or by invoice with null. A declined month is charged again',
    params: id,
    body: z.object({ savedPaymentId: z.string().min(1).max(64).nullable() }),
    reply: one,
    errors: [
      'glasses-subscription.not-found',
      'glasses-subscription.not-active',
      'saved-payment.not-found',
      'saved-payment.unusable',
      MAINTENANCE,
    ],
  }),
  getStoreGlassesSubscriptions: endpoint(shopRoutes.getStoreGlassesSubscriptions, {
    permission: 'glasses-subscription.list',
    summary:
      'Lists the subscriptions that the store has made, newest first, and returns whether subscriptions are under maintenance',
    reply: z.object({ data: z.array(storeGlassesSubscription), underMaintenance: z.boolean() }),
  }),
  createGlassesSubscriptionInStore: endpoint(shopRoutes.createGlassesSubscriptionInStore, {
    permission: 'glasses-subscription.create',
    audits: ['glasses-subscription.Created'],
    summary:
      'Makes a subscription for a customer in the store, who then connects it to an account and signs it. Only one can wait at a time',
    body: z.object({ personalNumber: typed, level: z.enum(SUBSCRIPTION_LEVELS) }),
    reply: z.object({ success: z.literal(true), data: storeGlassesSubscription }),
    errors: ['request.invalid', 'glasses-subscription.exists', MAINTENANCE],
  }),
  getSubscriptionPlatform: endpoint(shopRoutes.getSubscriptionPlatform, {
    permission: 'shop.browse',
    summary: 'Returns whether subscriptions are under maintenance',
    reply: z.object({ data: z.object({ underMaintenance: z.boolean() }) }),
  }),
  setSubscriptionPlatform: endpoint(shopRoutes.setSubscriptionPlatform, {
    permission: 'subscription-platform.switch',
    audits: ['subscription-platform.closed', 'subscription-platform.opened'],
    summary: 'Begins or ends the maintenance of subscriptions. During maintenance every subscription page says so',
    body: z.object({ underMaintenance: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: z.object({ underMaintenance: z.boolean() }) }),
  }),
}
