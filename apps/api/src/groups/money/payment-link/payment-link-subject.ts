import type { Ore } from '@klarsikt/core/money'
import { paymentLinkStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { PaidAttempt, PaymentSubject } from '../../../payment-subject.js'
import type { PaymentCustomer, PaymentLine } from '../../../providers/payment/port.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { openSnapshot } from '../payment/sealed-snapshot.js'
import { insertTenders } from '../payment/tenders.js'
import { lockLink } from './find.js'
import { sendPaymentReceipt } from './letters.js'
import { stopLink } from './stop.js'
import { paymentLink } from './tables.js'

/** What a customer agrees to pay by a link: money to a store, without cart and order. */
export type LinkSnapshot = {
  readonly customer: PaymentCustomer
  readonly purpose: string
  readonly toPay: Ore
  readonly storeName: string | null
  /** The page to which the provider returns the customer. It contains the token, so it is only stored sealed. */
  readonly returnPath: string
}

/** The payment subject of a link, whose money belongs to the store. */
export function paymentLinkSubject(deps: BaseDeps): PaymentSubject {
  return {
    describe({ subject, snapshot }) {
      const { purpose, toPay, customer, returnPath } = openSnapshot<LinkSnapshot>(deps.encryption, snapshot)
      return { amount: toPay, lines: [line(subject.id, purpose, toPay)], customer, returnPath }
    },
    async lock(tx, { subject }) {
      const link = await lockLink(tx, subject.id)
      return link !== null && paymentLinkStates.can(link.state, 'pay')
    },
    settle: (tx, paid) => settleLink(deps, tx, paid),
    // A link holds nothing in the shop.
    release: async () => {},
    reverse: async (tx, { subject }, { captured }) => captured === 0 && (await stopLink(deps, tx, subject.id)),
  }
}

/**
 * The line of the payment. It has no VAT: the store's own register books the sale and its tax, and the tax must not be
 * reported twice. The link only moves money.
 */
function line(linkId: string, purpose: string, amount: Ore): PaymentLine {
  return {
    kind: 'goods',
    reference: `payment-link-${linkId}`,
    name: purpose,
    quantity: 1,
    unitPrice: amount,
    vatRate: 0,
    total: amount,
  }
}

/**
 * Records a paid link: the state, tender, books and letter. Nothing is sent, so the money is due at once, and the round
 * of charges captures it.
 */
async function settleLink(deps: BaseDeps, tx: Executor, paid: PaidAttempt): Promise<void> {
  const { id, subject, orderNumber, provider, method, reference } = paid
  if (reference === null) throw new Error(`The payment ${id} of a link was settled without a provider`)
  const now = deps.clock.now()
  const { toPay, purpose, customer, storeName } = openSnapshot<LinkSnapshot>(deps.encryption, paid.snapshot)
  await tx.orm
    .update(paymentLink)
    .set({ state: paymentLinkStates.to('pay'), paidAt: now, number: orderNumber })
    .where(eq(paymentLink.id, subject.id))
  await audit(tx, now, { action: 'payment-link.paid', subject: 'payment-link', id: subject.id })
  await insertTenders(tx, { paymentId: id, orderNumber, captureAt: now }, [
    { id: `${id}.main`, method, amount: toPay, giftCardId: null, provider, reference, captured: false },
  ])
  await book(tx, {
    event: `payment-link:${orderNumber}`,
    orderNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.receivable(provider), amount: toPay },
      { account: ACCOUNTS.paymentLinks, amount: -toPay },
    ],
  })
  await sendPaymentReceipt(deps, tx, { customer, amount: toPay, purpose, storeName, number: orderNumber, paidAt: now })
}
