import { stockholmDate } from '@klarsikt/core/calendar'
import type { WithdrawalDays } from '@klarsikt/core/catalogue'
import {
  presumedDelivery,
  type WithdrawalDeclaration,
  type WithdrawalRight,
  withdrawalRight,
} from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { openBuyer } from '../order/place.js'

/** The order that a declaration names, for customer service; the consumer is not told whether there is one. */
export type WithdrawnOrder = {
  readonly number: string
  readonly emailMatches: boolean
  readonly lines: readonly { readonly text: string; readonly right: WithdrawalRight }[]
}

type Row = {
  customer: string
  sent_at: Date | null
  eta_to: string
  lines: { text: string; days: WithdrawalDays; madeToOrder: boolean }[]
}

/** One statement whether or not the order exists, so that the time it takes says nothing. */
export async function findWithdrawnOrder(
  { encryption }: { readonly encryption: Encryption },
  executor: Executor,
  { orderNumber, email }: WithdrawalDeclaration,
  receivedAt: Date,
): Promise<WithdrawnOrder | null> {
  const { rows } = await executor.query<Row>({
    name: 'withdrawn-order',
    text: `select o.customer, o.sent_at, o.eta_to::text, (
             select json_agg(json_build_object('text', l.quantity || ' × ' || trim(l.brand || ' ' || l.description),
               'days', l.withdrawal_days, 'madeToOrder', l.made_to_order) order by l.position)
             from order_line l where l.order_number = o.number) as lines
           from "order" o where o.number = $1`,
    values: [orderNumber],
  })
  const row = rows[0]
  if (!row) return null
  const deliveredOn = presumedDelivery({ sentOn: row.sent_at && stockholmDate(row.sent_at), etaTo: row.eta_to })
  const receivedOn = stockholmDate(receivedAt)
  return {
    number: orderNumber,
    emailMatches: openBuyer(encryption, row.customer).email === email,
    lines: row.lines.map((line) => ({ text: line.text, right: withdrawalRight(line, { deliveredOn, receivedOn }) })),
  }
}
