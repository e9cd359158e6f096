import {
  MEMBERSHIP_STATES,
  SUBSCRIPTION_DOCUMENTS,
  SUBSCRIPTION_LEVELS,
  SUBSCRIPTION_PERKS,
} from '@klarsikt/core/glasses-subscription'
import { z } from 'zod'
import { savedPayment } from './finance.js'
import { kronor, plainDate } from './parts.js'

/** A document of a glasses subscription, as it was signed. */
export const lifestyleDocument = z
  .object({
    id: z.string(),
    kind: z.enum(SUBSCRIPTION_DOCUMENTS),
    name: z.string(),
    /** Version of the terms that it holds. */
    version: z.string(),
    createdOn: plainDate,
    /** SHA-256 of the PDF; null for one that is not signed. */
    digest: z.string().nullable(),
    /** Where its PDF is. */
    pdf: z.string(),
  })
  .meta({ id: 'LifestyleDocument' })

/** What comes with a subscription. */
export const lifestylePerk = z
  .object({ id: z.enum(SUBSCRIPTION_PERKS), title: z.string(), text: z.string() })
  .meta({ id: 'LifestylePerk' })

/** A month that was charged for, or cost nothing. */
export const lifestyleMonth = z
  .object({
    startsOn: plainDate,
    endsOn: plainDate,
    amount: kronor,
    /** Null for a month that cost nothing. */
    invoiceId: z.string().nullable(),
    /** Why it cost nothing. */
    free: z.enum(['campaign', 'winback', 'friends']).nullable(),
    /** When a card that has declined is charged again. */
    nextTryOn: plainDate.nullable(),
  })
  .meta({ id: 'LifestyleMonth' })

const year = z.object({ startsOn: plainDate, endsOn: plainDate })

/** The yearly exchange of the product: what is taken off, and how it is paid with once it is chosen. */
export const lifestyleExchange = z
  .object({
    state: z.enum(['available', 'used', 'unpaid', 'inactive']),
    /** The subscription year that runs; null before the start. */
    year: year.nullable(),
    amount: kronor,
    /** A value card, which pays in the shop; its balance is looked up as that of a gift card. */
    card: z.object({ number: z.string(), pin: z.string(), amount: kronor, validUntil: plainDate }).nullable(),
  })
  .meta({ id: 'LifestyleExchange' })

/** A glasses subscription of the customer [LIFE-002]. */
export const lifestyle = z
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
    /** What months are drawn from; null where the customer pays invoices. */
    payment: savedPayment.nullable(),
    exchangeAmount: kronor,
    perks: z.array(lifestylePerk),
    documents: z.array(lifestyleDocument),
    /** Day of the latest exchange. */
    lastOrderDate: plainDate.nullable(),
    /** When notice was given. */
    noticeDate: plainDate.nullable(),
    /** Its last day, once notice is given. */
    endDate: plainDate.nullable(),
    /** Months ahead that cost nothing. */
    freeMonths: z.int(),
    exchange: lifestyleExchange,
    /** The latest first. */
    months: z.array(lifestyleMonth),
    /** What notice today leads to; null where none can be given. */
    termination: z.object({ endDate: plainDate }).nullable(),
    /** Whether the cancellation can be taken back; null where there is none. */
    winback: z.enum(['possible', 'too-soon']).nullable(),
    /** The free months that this gives. */
    winbackMonths: z.int(),
    /** It waits for the signature of the customer. */
    awaitsSignature: z.boolean(),
  })
  .meta({ id: 'Lifestyle' })

/** What names a subscription in a list. */
export const lifestyleSummary = lifestyle
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
  .meta({ id: 'LifestyleSummary' })

/** A subscription that is cancelled, for the page where that is taken back. */
export const winbackOffer = z
  .object({
    id: z.string(),
    endDate: plainDate,
    freeMonths: z.int(),
    state: z.enum(['possible', 'too-soon']),
  })
  .meta({ id: 'WinbackOffer' })

/** A subscription that a store has made. */
export const storeLifestyle = z
  .object({
    id: z.string(),
    status: z.enum(MEMBERSHIP_STATES),
    statusText: z.string(),
    levelName: z.string(),
    createdOn: plainDate,
    /** The customer has connected it to an account. */
    isConnected: z.boolean(),
  })
  .meta({ id: 'StoreLifestyle' })
