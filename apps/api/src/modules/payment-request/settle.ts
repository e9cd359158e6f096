import { paymentRequestStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { CheckoutDeps } from '../checkout/ports.js'
import { sendPaymentReceipt } from '../mail/payment-request-letters.js'
import type { RequestSnapshot } from '../order/snapshot.js'
import { insertTenders } from '../order/tenders.js'
import { ACCOUNTS, book } from '../payment/ledger.js'
import { markPlaced } from '../payment/mark-placed.js'
import { lockRequest } from './find.js'

type Settlement = {
  readonly id: string
  readonly orderNumber: string
  readonly snapshot: RequestSnapshot
  readonly reference: string | null
}

/**
 * Writes what follows from a request that is paid: its state, the tender, the books and the letter, in the transaction
 * given. Nothing is sent to anybody, so the money is due at once; the round of charges takes it.
 */
export async function settleRequest(
  deps: CheckoutDeps,
  tx: Executor,
  { id, orderNumber, snapshot, reference }: Settlement,
): Promise<boolean> {
  const request = await lockRequest(tx, snapshot.requestId)
  if (!request || reference === null || !paymentRequestStates.can(request.state, 'pay')) return false
  const now = deps.clock.now()
  const payment = await markPlaced(tx, { id, reference, now })
  if (!payment) return false
  const { provider, method } = payment
  const { toPay, purpose, customer, storeName } = snapshot
  await tx.query({
    text: `update payment_request set state = 'paid', paid_at = $2, number = $3 where id = $1`,
    values: [request.id, now, orderNumber],
  })
  await insertTenders(tx, { paymentRequestId: request.id, captureAt: now }, [
    { id: `${id}.main`, method, amount: toPay, giftCardId: null, provider, reference, captured: false },
  ])
  await book(tx, {
    event: `request:${orderNumber}`,
    orderNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.receivable(provider), amount: toPay },
      { account: ACCOUNTS.requests, amount: -toPay },
    ],
  })
  await sendPaymentReceipt(deps, tx, { customer, amount: toPay, purpose, storeName, number: orderNumber, paidAt: now })
  return true
}
