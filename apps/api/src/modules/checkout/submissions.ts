import type { SubmissionState } from '@klarsikt/core/checkout'
import { wholeOre, type Ore } from '@klarsikt/core/money'
import type { PaymentState } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'

/** A submission with its payment; both are one thing to everybody outside these modules. */
export type Submission = {
  readonly id: string
  readonly cartId: string
  readonly orderNumber: string
  readonly state: SubmissionState
  readonly snapshot: string
  readonly total: Ore
  readonly expiresAt: Date
  readonly payment: {
    readonly state: PaymentState
    readonly provider: string
    readonly amount: Ore
    readonly session: string | null
    readonly page: string | null
    readonly redirectUrl: string | null
    readonly token: string | null
    readonly reference: string | null
    readonly failure: string | null
    readonly attempts: number
  }
}

type Row = {
  id: string
  cart_id: string
  order_number: string
  state: SubmissionState
  snapshot: string
  total: number
  expires_at: Date
  payment_state: PaymentState
  provider: string
  amount: number
  session: string | null
  page: string | null
  redirect_url: string | null
  token: string | null
  reference: string | null
  failure: string | null
  attempts: number
}

const SELECT = `select s.id, s.cart_id, s.order_number, s.state, s.snapshot, s.total, s.expires_at, p.state as payment_state,
  p.provider, p.amount, p.session, p.page, p.redirect_url, p.token, p.reference, p.failure, p.attempts
  from checkout_submission s join payment p on p.id = s.id`

function toSubmission(row: Row): Submission {
  return {
    id: row.id,
    cartId: row.cart_id,
    orderNumber: row.order_number,
    state: row.state,
    snapshot: row.snapshot,
    total: wholeOre(row.total),
    expiresAt: row.expires_at,
    payment: {
      state: row.payment_state,
      provider: row.provider,
      amount: wholeOre(row.amount),
      session: row.session,
      page: row.page,
      redirectUrl: row.redirect_url,
      token: row.token,
      reference: row.reference,
      failure: row.failure,
      attempts: row.attempts,
    },
  }
}

export async function findSubmission(executor: Executor, id: string): Promise<Submission | null> {
  const { rows } = await executor.query<Row>({
    name: 'submission-by-id',
    text: `${SELECT} where s.id = $1`,
    values: [id],
  })
  return rows[0] ? toSubmission(rows[0]) : null
}

export async function findByKey(executor: Executor, key: string): Promise<Submission | null> {
  const { rows } = await executor.query<Row>({
    name: 'submission-by-key',
    text: `${SELECT} where s.idempotency_key = $1`,
    values: [key],
  })
  return rows[0] ? toSubmission(rows[0]) : null
}

const OPEN = `('reserved', 'redirected', 'finalising', 'unknown')`

/** Selects the id of the submission that still keeps goods and gift cards for the cart that an expression names. */
export const openSubmissionsOf = (cartId: string): string =>
  `select id from checkout_submission where cart_id = ${cartId} and state in ${OPEN}`

/** The submission of a cart that still keeps goods, if there is one. */
export async function findOpen(executor: Executor, cartId: string): Promise<Submission | null> {
  const { rows } = await executor.query<Row>({
    name: 'submission-open',
    text: `${SELECT} where s.cart_id = $1 and s.state in ${OPEN}`,
    values: [cartId],
  })
  return rows[0] ? toSubmission(rows[0]) : null
}

/** The newest submission of a cart, however it stands. */
export async function findLatest(executor: Executor, cartId: string): Promise<Submission | null> {
  const { rows } = await executor.query<Row>({
    name: 'submission-latest',
    text: `${SELECT} where s.cart_id = $1 order by s.created_at desc, s.updated_at desc limit 1`,
    values: [cartId],
  })
  return rows[0] ? toSubmission(rows[0]) : null
}

/** Pieces that an open submission of this cart keeps, by sku. */
export async function heldForCart(executor: Executor, cartId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executor.query<{ sku_id: string; quantity: number }>({
    name: 'stock-held-for-cart',
    text: `select h.sku_id, h.quantity from stock_hold h join checkout_submission s on s.id = h.submission_id
           where s.cart_id = $1 and h.state = 'held'`,
    values: [cartId],
  })
  return new Map(rows.map((row) => [row.sku_id, row.quantity]))
}

/** Gives a customer at the provider more time; for what keeps no goods from others. */
export async function prolong(tx: Executor, id: string, until: Date): Promise<void> {
  await tx.query({
    name: 'submission-prolong',
    text: `update checkout_submission set expires_at = $2 where id = $1 and state in ('reserved', 'redirected') and expires_at < $2`,
    values: [id, until],
  })
}

/** Lets a key be used again after an attempt that came to nothing; the attempt itself is kept. */
export async function retireKey(executor: Executor, submission: Pick<Submission, 'id'>): Promise<void> {
  await executor.query({
    text: `update checkout_submission set idempotency_key = idempotency_key || '#' || id
           where id = $1 and state in ('failed', 'declined', 'cancelled', 'expired') and position('#' in idempotency_key) = 0`,
    values: [submission.id],
  })
}

export type NewSubmission = {
  readonly id: string
  readonly key: string
  readonly cartId: string
  readonly orderNumber: string
  readonly snapshot: string
  readonly total: Ore
  readonly expiresAt: Date
  readonly now: Date
  readonly payment: { readonly method: number; readonly provider: string; readonly amount: Ore }
}

/** False when the key, or another open submission of the cart, was there first. */
export async function insertSubmission(tx: Executor, submission: NewSubmission): Promise<boolean> {
  const { payment } = submission
  const made = await tx.query({
    name: 'submission-insert',
    text: `with made as (
             insert into checkout_submission
               (id, idempotency_key, cart_id, order_number, state, snapshot, total, expires_at, created_at, updated_at)
             values ($1, $2, $3, $4, 'reserved', $5, $6, $7, $8, $8) on conflict do nothing returning id
           )
           insert into payment (id, method, provider, amount, state, check_at, created_at)
           select id, $9, $10, $11, 'created', $12, $8 from made`,
    values: [
      submission.id,
      submission.key,
      submission.cartId,
      submission.orderNumber,
      submission.snapshot,
      submission.total,
      submission.expiresAt,
      submission.now,
      payment.method,
      payment.provider,
      payment.amount,
      // If we are killed before the page is open, the sweep finds the submission when it runs out.
      submission.expiresAt,
    ],
  })
  return made.rowCount === 1
}
