import { stockholmDate } from '@klarsikt/core/calendar'
import {
  presumedDelivery,
  type WithdrawalDeclaration,
  type WithdrawalRight,
  withdrawalRight,
} from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { openBuyer } from '../order/place.js'
import { selectWithdrawnOrder } from './queries.js'

/** The order in a declaration, for customer service. The sender does not learn whether it exists. */
export type WithdrawnOrder = {
  readonly number: string
  readonly emailMatches: boolean
  readonly lines: readonly { readonly text: string; readonly right: WithdrawalRight }[]
}

/** Finds the order with one statement, whether it exists or not, so that the time reveals nothing. */
export async function findWithdrawnOrder(
  { encryption }: { readonly encryption: Encryption },
  executor: Executor,
  { orderNumber, email }: WithdrawalDeclaration,
  receivedAt: Date,
): Promise<WithdrawnOrder | null> {
  const [row] = (await selectWithdrawnOrder(executor, orderNumber)).rows
  if (!row) return null
  const deliveredOn = presumedDelivery({ sentOn: row.sentAt && stockholmDate(row.sentAt), etaTo: row.etaTo })
  const receivedOn = stockholmDate(receivedAt)
  return {
    number: orderNumber,
    emailMatches: openBuyer(encryption, row.customer).email === email,
    lines: row.lines.map((line) => ({ text: line.text, right: withdrawalRight(line, { deliveredOn, receivedOn }) })),
  }
}
