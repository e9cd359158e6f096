import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { QueueRows } from '@klarsikt/core/order'
import { PAYMENT_LINK_CHANNELS, paymentLinkStates } from '@klarsikt/core/payment'
import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { storeNameIn } from '../../catalogue/index.js'
import { openCustomer } from '../../money/index.js'
import { paymentLink } from '../../money/payment-link/tables.js'
import { smsNumber } from '../../platform/index.js'
import { mailOutbox } from '../../platform/outbox/tables.js'
import { smsOutbox } from '../../platform/sms/tables.js'
import { letterState, LOST_LETTERS, LOST_SMS, smsState } from './message-states.js'

/** The condition for payable payment links, of one store or of all. */
export const isWaiting = ({ clock }: Pick<Deps, 'clock'>, storeId: number | null) =>
  and(
    stateIn(paymentLink.state, paymentLinkStates.from('pay')),
    gt(paymentLink.expiresAt, clock.now()),
    storeId === null ? undefined : eq(paymentLink.storeId, storeId),
  )

/** The condition that the message with a link did not arrive. */
const isLost = or(stateIn(mailOutbox.state, LOST_LETTERS), stateIn(smsOutbox.state, LOST_SMS))

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
    .select({ link: paymentLink, letter: mailOutbox.state, sms: smsOutbox.state })
    .from(paymentLink)
    .leftJoin(mailOutbox, and(eq(mailOutbox.id, paymentLink.messageId), eq(paymentLink.channel, 'email')))
    .leftJoin(smsOutbox, and(eq(smsOutbox.id, paymentLink.messageId), eq(paymentLink.channel, 'sms')))
    .where(isWaiting(deps, storeId))
    .orderBy(desc(sql`coalesce(${isLost}, false)`), asc(paymentLink.createdAt), asc(paymentLink.id))
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
