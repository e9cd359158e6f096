import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { QueueRows } from '@klarsikt/core/order'
import { PAYMENT_LINK_CHANNELS, paymentLinkStates } from '@klarsikt/core/payment'
import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { storeNameIn } from '../../catalogue/index.js'
import { openCustomer, paymentLinkRow } from '../../money/index.js'
import { letterRow, smsNumber, smsRow } from '../../platform/index.js'
import { letterState, LOST_LETTERS, LOST_SMS, smsState } from './message-states.js'

/** The condition for payable payment links, of one store or of all. */
const isWaiting = ({ clock }: Pick<Deps, 'clock'>, storeId: number | null) =>
  and(
    stateIn(paymentLinkRow.state, paymentLinkStates.from('pay')),
    gt(paymentLinkRow.expiresAt, clock.now()),
    storeId === null ? undefined : eq(paymentLinkRow.storeId, storeId),
  )

/** Counts the links that wait for their customers. */
export async function countWaitingLinks(
  deps: Pick<Deps, 'database' | 'clock'>,
  storeId: number | null,
): Promise<number> {
  const waiting = isWaiting(deps, storeId)
  const [found] = await deps.database.orm.select({ count: count() }).from(paymentLinkRow).where(waiting)
  return found?.count ?? 0
}

const { id, amount, purpose, storeId: ofStore, channel, customer, createdAt, expiresAt } = paymentLinkRow
const LINK = { id, amount, purpose, storeId: ofStore, channel, customer, createdAt, expiresAt }

/** The condition that the message with a link did not arrive. */
const isLost = or(stateIn(letterRow.state, LOST_LETTERS), stateIn(smsRow.state, LOST_SMS))

/**
 * A page of the links that wait for their customers, first those whose message did not arrive, with the channels to
 * send them again.
 */
export async function waitingLinks(
  deps: Deps,
  storeId: number | null,
  { limit, offset }: QueueRows,
): Promise<StaffOrders['links']> {
  const rows = await deps.database.orm
    .select({ link: LINK, letter: letterRow.state, sms: smsRow.state })
    .from(paymentLinkRow)
    .leftJoin(letterRow, and(eq(letterRow.id, paymentLinkRow.messageId), eq(paymentLinkRow.channel, 'email')))
    .leftJoin(smsRow, and(eq(smsRow.id, paymentLinkRow.messageId), eq(paymentLinkRow.channel, 'sms')))
    .where(isWaiting(deps, storeId))
    .orderBy(desc(sql`coalesce(${isLost}, false)`), asc(paymentLinkRow.createdAt), asc(paymentLinkRow.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ link, letter, sms }) => {
    const { mobile = '' } = openCustomer(deps.encryption, link.customer)
    return {
      id: link.id,
      amount: kronor(wholeOre(link.amount)),
      purpose: link.purpose,
      storeName: storeNameIn(deps.catalogue.state, link.storeId),
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      channel: link.channel,
      message: letter ? letterState(letter) : sms ? smsState(sms) : null,
      channels: PAYMENT_LINK_CHANNELS.filter((channel) => channel === 'email' || smsNumber(deps, mobile).ok),
    }
  })
}
