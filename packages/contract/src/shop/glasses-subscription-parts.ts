import {
  MEMBERSHIP_STATES,
  SUBSCRIPTION_DOCUMENTS,
  SUBSCRIPTION_LEVELS,
  SUBSCRIPTION_PERKS,
} from '@klarsikt/core/glasses-subscription'
import { z } from 'zod'
import { savedPayment } from './finance.js'
import { kronor, plainDate } from './parts.js'

export const glassesSubscriptionDocument = z
  .object({
    id: z.string(),
    kind: z.enum(SUBSCRIPTION_DOCUMENTS),
    name: z.string(),
    version: z.string(),
    createdOn: plainDate,
    /** SHA-256 of the PDF; null if it is not signed. */
    digest: z.string().nullable(),
    pdf: z.string(),
  })
  .meta({ id: 'GlassesSubscriptionDocument' })

export const glassesSubscriptionPerk = z
  .object({ id: z.enum(SUBSCRIPTION_PERKS), title: z.string(), text: z.string() })
  .meta({ id: 'GlassesSubscriptionPerk' })

/** A month that was charged or free. */
export const glassesSubscriptionMonth = z
  .object({
    startsOn: plainDate,
    endsOn: plainDate,
    amount: kronor,
    /** Null for a free month. */
    invoiceId: z.string().nullable(),
    /** Why it was free; null if it was charged. */
    free: z.enum(['campaign', 'winback', 'friends']).nullable(),
    /** When a card that declined is charged again. */
    nextTryOn: plainDate.nullable(),
  })
  .meta({ id: 'GlassesSubscriptionMonth' })

const year = z.object({ startsOn: plainDate, endsOn: plainDate })

/** The yearly exchange of glasses: its amount, and the card that pays once it is chosen. */
export const glassesSubscriptionExchange = z
  .object({
    state: z.enum(['available', 'used', 'unpaid', 'inactive']),
    /** The present subscription year; null before the start. */
    year: year.nullable(),
    amount: kronor,
    /** A gift card that pays in the shop for the new glasses. */
    card: z.object({ number: z.string(), pin: z.string(), amount: kronor, validUntil: plainDate }).nullable(),
  })
  .meta({ id: 'GlassesSubscriptionExchange' })

/** A glasses subscription of the customer [LIFE-002]. */
export const glassesSubscription = z
  .object({
    id: z.string(),
    status: z.enum(MEMBERSHIP_STATES),
    statusText: z.string(),
    level: z.enum(SUBSCRIPTION_LEVELS),
    levelName: z.string(),
    startDate: plainDate.nullable(),
    bindingEnd: plainDate.nullable(),
    campaign: z.object({ id: z.string(), freeMonths: z.int() }).nullable(),
    monthlyPrice: kronor,
    /** The card that months are charged to; null if the customer pays invoices. */
    payment: savedPayment.nullable(),
    exchangeAmount: kronor,
    perks: z.array(glassesSubscriptionPerk),
    documents: z.array(glassesSubscriptionDocument),
    /** Day of the latest exchange. */
    lastOrderDate: plainDate.nullable(),
    /** Day on which the customer cancelled; null if they have not. */
    noticeDate: plainDate.nullable(),
    endDate: plainDate.nullable(),
    /** Coming free months. */
    freeMonths: z.int(),
    exchange: glassesSubscriptionExchange,
    /** The latest first. */
    months: z.array(glassesSubscriptionMonth),
    /** What a cancellation today leads to; null if it cannot be cancelled. */
    termination: z.object({ endDate: plainDate }).nullable(),
    /** Whether the cancellation can be taken back; null without one. */
    winback: z.enum(['possible', 'too-soon']).nullable(),
    winbackMonths: z.int(),
    awaitsSignature: z.boolean(),
  })
  .meta({ id: 'GlassesSubscription' })

/** The parts of a subscription in a list. */
export const glassesSubscriptionSummary = glassesSubscription
  .pick({
    id: true,
    status: true,
    statusText: true,
    levelName: true,
    monthlyPrice: true,
    startDate: true,
    bindingEnd: true,
    endDate: true,
    awaitsSignature: true,
  })
  .meta({ id: 'GlassesSubscriptionSummary' })

/** A cancelled subscription for the page where the customer takes the cancellation back. */
export const winbackOffer = z
  .object({
    id: z.string(),
    endDate: plainDate,
    freeMonths: z.int(),
    state: z.enum(['possible', 'too-soon']),
  })
  .meta({ id: 'WinbackOffer' })

export const storeGlassesSubscription = z
  .object({
    id: z.string(),
    status: z.enum(MEMBERSHIP_STATES),
    statusText: z.string(),
    levelName: z.string(),
    createdOn: plainDate,
    /** True if the customer has connected it to an account. */
    isConnected: z.boolean(),
  })
  .meta({ id: 'StoreGlassesSubscription' })
