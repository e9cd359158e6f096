import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { ACCOUNTS, type LockedTender, type Posting, recordRefund } from '../../money/index.js'
import { refundGiftCard } from '../../sale/index.js'

type TenderRefund = {
  readonly amount: number
  /** The decision behind the refund. */
  readonly reference: string
  /** The event in the books, and in those of a gift card. */
  readonly event: string
  readonly now: Date
}

/** Refunds a part of a tender: a gift card has its money back at once, a provider pays by a job. Returns the posting. */
export async function refundTender(
  tx: Executor,
  tender: LockedTender,
  { amount, reference, event, now }: TenderRefund,
): Promise<Posting> {
  const { giftCardId: cardId, provider, reference: of } = tender
  await recordRefund(tx, { tender, reference, amount, now, paid: cardId !== null })
  if (cardId === null) return { account: ACCOUNTS.receivable(provider), amount: -amount }
  if (!(await refundGiftCard(tx, { cardId, reference: event, of, amount: wholeOre(amount), now })))
    throw new Error(`The gift card of tender ${tender.id} could not be refunded`)
  return { account: ACCOUNTS.giftCards, amount: -amount }
}
