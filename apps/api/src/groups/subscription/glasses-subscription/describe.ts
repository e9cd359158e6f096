import { stockholmDate } from '@klarsikt/core/calendar'
import {
  glassesSubscriptionStates,
  hasPaid,
  isCancelled,
  LEVEL_TERMS,
  mayWinBack,
  type MembershipState,
  perkText,
  SUBSCRIPTION_LEVEL_MESSAGES,
  subscriptionYear,
  terminationOf,
  winbackMonths,
} from '@klarsikt/core/glasses-subscription'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { desc, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { describeSaved, findSavedPayment } from '../../money/index.js'
import { countFreeMonths } from '../../person/index.js'
import { describeDocuments } from './documents.js'
import type { SubscriptionRow } from './find.js'
import { findFirstPaid } from './first-paid.js'
import { openCard } from './sealed.js'
import { glassesSubscriptionCharge, glassesSubscriptionExchange, glassesSubscriptionMonth } from './tables.js'

type DescribeDeps = Pick<Deps, 'database' | 'encryption' | 'clock'>

const STATUS_TEXTS: Readonly<Record<MembershipState, () => string>> = {
  Created: glassesSubscriptionMessages.statusCreated,
  Active: glassesSubscriptionMessages.statusActive,
  Terminated: glassesSubscriptionMessages.statusTerminated,
}

const inKronor = (amount: number): number => kronor(wholeOre(amount))

/** Describes a subscription for its customer's pages. */
export async function describeSubscription(deps: DescribeDeps, row: SubscriptionRow) {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const exchanges = await listExchanges(deps, row.id)
  const termination = terminationOf(row, today)
  const firstPaidOn = await findFirstPaid(deps.database, row.id)
  return {
    ...summarise(row),
    startDate: row.startedOn,
    bindingEnd: row.bindingEndsOn,
    campaign: row.campaign === null ? null : { id: row.campaign, freeMonths: row.campaignMonths },
    monthlyPrice: inKronor(row.monthlyPrice),
    payment: await paymentOf(deps, row, now),
    exchangeAmount: inKronor(row.exchangeAmount),
    perks: describePerks(row),
    documents: await describeDocuments(deps.database, row, now),
    lastOrderDate: exchanges[0]?.exchangedOn ?? null,
    noticeDate: row.noticeOn,
    endDate: row.endsOn,
    freeMonths: row.freeMonths + (row.customerId === null ? 0 : await countFreeMonths(deps.database, row.customerId)),
    exchange: describeExchange(deps, row, { exchanges, isPaid: hasPaid(firstPaidOn, today) }, today),
    months: await listMonths(deps, row.id),
    termination: termination && { endDate: termination.endsOn },
    winback: winbackOfRow(row, today),
    winbackMonths: winbackMonths(firstPaidOn, today),
    awaitsSignature: row.state === glassesSubscriptionStates.initial,
  }
}

function summarise({ id, state, level }: SubscriptionRow) {
  return {
    id,
    status: state,
    statusText: STATUS_TEXTS[state](),
    level,
    levelName: SUBSCRIPTION_LEVEL_MESSAGES[level](),
  }
}

/** Describes a subscription for its customer's list. */
export function describeInList(row: SubscriptionRow) {
  const { level: _level, ...summary } = summarise(row)
  return {
    ...summary,
    monthlyPrice: inKronor(row.monthlyPrice),
    startDate: row.startedOn,
    bindingEnd: row.bindingEndsOn,
    endDate: row.endsOn,
    awaitsSignature: row.state === glassesSubscriptionStates.initial,
  }
}

/** Describes the benefits of a subscription. */
export function describePerks({ level, exchangeAmount }: SubscriptionRow) {
  return LEVEL_TERMS[level].perks.map((id) => ({ id, ...perkText(id, wholeOre(exchangeAmount)) }))
}

/** Describes a subscription for the store that made it, without the customer. */
export function describeForStore(row: SubscriptionRow) {
  const { id, status, statusText, levelName } = summarise(row)
  const createdOn = stockholmDate(row.createdAt)
  return { id, status, statusText, levelName, createdOn, isConnected: row.customerId !== null }
}

function winbackOfRow(row: SubscriptionRow, today: string): 'possible' | 'too-soon' | null {
  if (row.startedOn === null || !isCancelled(row)) return null
  return mayWinBack(row.winbackOn, today) ? 'possible' : 'too-soon'
}

async function paymentOf({ database }: DescribeDeps, { savedPaymentId }: SubscriptionRow, now: Date) {
  if (savedPaymentId === null) return null
  const saved = await findSavedPayment(database, savedPaymentId)
  return saved ? describeSaved(saved, now) : null
}

type ExchangeRow = typeof glassesSubscriptionExchange.$inferSelect

function listExchanges({ database }: DescribeDeps, id: string): Promise<ExchangeRow[]> {
  return database.orm
    .select()
    .from(glassesSubscriptionExchange)
    .where(eq(glassesSubscriptionExchange.subscriptionId, id))
    .orderBy(desc(glassesSubscriptionExchange.yearStartsOn))
}

function describeExchange(
  { encryption }: DescribeDeps,
  { state, startedOn, exchangeAmount }: SubscriptionRow,
  { exchanges, isPaid }: { readonly exchanges: readonly ExchangeRow[]; readonly isPaid: boolean },
  today: string,
) {
  const year = startedOn === null ? null : subscriptionYear(startedOn, today)
  const used = year && exchanges.find(({ yearStartsOn }) => yearStartsOn === year.startsOn)
  const isActive = state === glassesSubscriptionStates.to('activate')
  const open = isPaid ? ('available' as const) : ('unpaid' as const)
  const exchangeState = used ? ('used' as const) : open
  return {
    state: isActive ? exchangeState : ('inactive' as const),
    year: year && { startsOn: year.startsOn, endsOn: year.endsOn },
    amount: inKronor(exchangeAmount),
    card: used ? { ...openCard(encryption, used.card), amount: inKronor(used.amount) } : null,
  }
}

async function listMonths({ database }: DescribeDeps, id: string) {
  const isCharged = eq(glassesSubscriptionCharge.invoiceNumber, glassesSubscriptionMonth.invoiceNumber)
  const rows = await database.orm
    .select({ month: glassesSubscriptionMonth, charge: glassesSubscriptionCharge })
    .from(glassesSubscriptionMonth)
    .leftJoin(glassesSubscriptionCharge, isCharged)
    .where(eq(glassesSubscriptionMonth.subscriptionId, id))
    .orderBy(desc(glassesSubscriptionMonth.startsOn))
  return rows.map(({ month: { startsOn, endsOn, amount, invoiceNumber, free }, charge }) => ({
    startsOn,
    endsOn,
    amount: inKronor(amount),
    invoiceId: invoiceNumber,
    free,
    nextTryOn: charge !== null && charge.tries > 0 ? charge.tryOn : null,
  }))
}
