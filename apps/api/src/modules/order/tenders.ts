import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'

export type NewTender = {
  readonly id: string
  readonly method: number
  readonly amount: Ore
  readonly giftCardId: string | null
  readonly provider: string
  readonly reference: string
  /** The money is already taken (gift cards). */
  readonly captured: boolean
}

/** What is paid for. The money of an order is due when it is sent; what is paid by a link waits for nothing. */
type PaidFor = { readonly orderNumber: string } | { readonly paymentRequestId: string; readonly captureAt: Date }

export async function insertTenders(tx: Executor, paidFor: PaidFor, tenders: readonly NewTender[]): Promise<void> {
  const [orderNumber, requestId, captureAt] =
    'orderNumber' in paidFor ? [paidFor.orderNumber, null, null] : [null, paidFor.paymentRequestId, paidFor.captureAt]
  await tx.query({
    name: 'tender-insert',
    text: `insert into tender (id, order_number, payment_request_id, method, amount, gift_card_id, provider, reference, charge_state, captured, due, due_at)
           select id, $1, $3, method, amount, gift_card_id, provider, reference, case when captured then 'captured' else 'authorized' end,
             case when captured then amount else 0 end, case when $4::timestamptz is not null then 'capture' end, $4
           from json_to_recordset($2) as row (id text, method int, amount int, gift_card_id text, provider text, reference text, captured boolean)`,
    values: [
      orderNumber,
      JSON.stringify(tenders.map(({ giftCardId, ...tender }) => ({ ...tender, gift_card_id: giftCardId }))),
      requestId,
      captureAt,
    ],
  })
}

/** Lets go of money that a provider has stopped before it was taken; null when it was taken, or let go of already. */
export async function releaseRequestTender(
  tx: Executor,
  requestId: string,
  now: Date,
): Promise<{ readonly provider: string; readonly amount: number } | null> {
  const { rows } = await tx.query<{ provider: string; amount: number }>({
    text: `update tender set due = 'cancel', due_at = $2, attempts = 0
           where payment_request_id = $1 and charge_state = 'authorized' and due = 'capture' returning provider, amount`,
    values: [requestId, now],
  })
  return rows[0] ?? null
}
