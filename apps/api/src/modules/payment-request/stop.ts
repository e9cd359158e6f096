import type { CheckoutDeps } from '../checkout/ports.js'
import { sendPaymentStopped } from '../mail/payment-request-letters.js'
import { releaseRequestTender } from '../order/tenders.js'
import { ACCOUNTS, book } from '../payment/ledger.js'
import { lockRequest, openCustomer } from './find.js'

/**
 * The provider stopped the payment of a paid request before the money was taken: the books are turned back and the customer
 * is told. The request stays paid in its table, which leads no further, but says that it was stopped, and so does its page.
 * False when the money had been taken, or somebody was faster: then a person has to look at it.
 */
export async function stopRequest(deps: CheckoutDeps, requestId: string): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (request?.state !== 'paid' || request.stopped) return false
    const now = deps.clock.now()
    const released = await releaseRequestTender(tx, requestId, now)
    if (!released) return false
    const { rows } = await tx.query<{ number: string }>({
      text: 'update payment_request set stopped_at = $2 where id = $1 returning number',
      values: [requestId, now],
    })
    const number = rows[0]?.number ?? ''
    await book(tx, {
      event: `request-stop:${number}`,
      orderNumber: number,
      at: now,
      postings: [
        { account: ACCOUNTS.requests, amount: released.amount },
        { account: ACCOUNTS.receivable(released.provider), amount: -released.amount },
      ],
    })
    const customer = openCustomer(deps.encryption, request.customer)
    const storeName = request.storeId === null ? null : (deps.stores.find(request.storeId)?.name ?? null)
    await sendPaymentStopped(deps, tx, {
      customer,
      amount: request.amount,
      purpose: request.purpose,
      storeName,
      number,
    })
    return true
  })
}
