import type { SubmissionState } from '@klarsikt/core/checkout'
import type { PaymentState, SubjectType } from '@klarsikt/core/payment'
import { statement } from '@klarsikt/server/database'
import { CAPTURE, CHARGE, PAYMENT, REFUND, SUBMISSION } from './states.js'
import type { capture, payment, refund, submission, tender } from './tables.js'

type Submission = typeof submission.$inferSelect
type Payment = typeof payment.$inferSelect

// A submission is always locked before its payment. The opposite order would cause deadlocks.

/** A subquery for the open submission of a subject. `id` is an SQL expression for the subject's id. */
export const openSubmissionsOf = (type: SubjectType, id: string): string =>
  `select id from submission where subject_type = '${type}' and subject_id = ${id} and state ${SUBMISSION.open}`

/** Inserts a submission and its payment, unless the key exists or the subject has an open submission. */
export const insertAttempt = statement<
  [
    id: string,
    key: string,
    subjectType: Submission['subjectType'],
    subjectId: string,
    orderNumber: string,
    snapshot: string,
    total: number,
    expiresAt: Date,
    now: Date,
    method: number,
    provider: string,
    amount: number,
    checkAt: Date,
  ]
>(
  'submission-insert',
  `with made as (
     insert into submission
       (id, idempotency_key, subject_type, subject_id, order_number, state, snapshot, total, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, ${SUBMISSION.initial}, $6, $7, $8, $9, $9) on conflict do nothing returning id
   )
   insert into payment (id, method, provider, amount, state, check_at, created_at)
   select id, $10, $11, $12, ${PAYMENT.initial}, $13, $9 from made`,
)

/**
 * Inserts submissions and their payments, claimed with the saved means of payment to charge. It skips those whose key
 * exists or whose subject has an open submission.
 */
export const insertCharges = statement<
  [
    now: Date,
    expiresAt: Date,
    checkAt: Date,
    ids: readonly string[],
    keys: readonly string[],
    subjectTypes: readonly SubjectType[],
    subjectIds: readonly string[],
    orderNumbers: readonly string[],
    snapshots: readonly string[],
    amounts: readonly number[],
    methods: readonly number[],
    providers: readonly string[],
    savedPaymentIds: readonly string[],
    tokens: readonly string[],
  ],
  Pick<Payment, 'id'>
>(
  'charge-insert',
  `with charge as (
     select * from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::int[], $11::int[], $12::text[],
       $13::text[], $14::text[])
     as charge (id, key, subject_type, subject_id, order_number, snapshot, amount, method, provider, saved_payment_id, token)
   ), made as (
     insert into submission
       (id, idempotency_key, subject_type, subject_id, order_number, state, snapshot, total, expires_at, created_at, updated_at)
     select id, key, subject_type, subject_id, order_number, ${SUBMISSION.to('finalise')}, snapshot, amount, $2, $1, $1 from charge
     on conflict do nothing returning id
   )
   insert into payment (id, method, provider, amount, state, check_at, created_at, saved_payment_id, token)
   select id, method, provider, amount, ${PAYMENT.to('start')}, $3, $1, saved_payment_id, token from charge join made using (id)
   returning id`,
)

/** Frees the key of a submission that was not paid, so that it can be used again. */
export const renameKey = statement<[id: string]>(
  'submission-retire-key',
  `update submission set idempotency_key = idempotency_key || '#' || id
   where id = $1 and state ${SUBMISSION.endedInVain} and position('#' in idempotency_key) = 0`,
)

/**
 * Claims the opening of a page, unless another process has begun it within `abandonedAfter` seconds. It uses the
 * database's clock, because this is about running processes.
 */
export const claimOpening = statement<[id: string, abandonedAfter: number]>(
  'payment-claim-opening',
  `update payment set opening_at = now() where id = $1 and state = ${PAYMENT.initial} and redirect_url is null
   and (opening_at is null or opening_at < now() - make_interval(secs => $2))`,
)

/** Stores the provider's page of a payment. */
export const storePage = statement<
  [id: string, session: string, page: string, redirectUrl: string, now: Date, checkAt: Date]
>(
  'payment-opened',
  `with opened as (
     update submission set state = ${SUBMISSION.to('redirect')}, updated_at = $5 where id = $1 and state ${SUBMISSION.from('redirect')} returning id
   )
   update payment set state = ${PAYMENT.to('start')}, session = $2, page = $3, redirect_url = $4, check_at = $6
   from opened where payment.id = opened.id`,
)

/** Ends a submission that is in one of some states, and its payment. */
export const endAttempt = statement<
  [
    id: string,
    from: readonly SubmissionState[],
    to: SubmissionState,
    payment: PaymentState,
    failure: string | null,
    now: Date,
  ]
>(
  'submission-end',
  `with ended as (
     update submission set state = $3, updated_at = $6 where id = $1 and state = any($2) returning id
   )
   update payment set state = $4, failure = $5, check_at = null, settled_at = $6,
     token = case when saved_payment_id is null then token end
   from ended where payment.id = ended.id`,
)

/** Claims the placing with an approval, and returns the approval of the first claim. */
export const claimToken = statement<
  [id: string, token: string, now: Date, checkAt: Date],
  { readonly token: NonNullable<Payment['token']> }
>(
  'submission-claim',
  `with claimed as (
     update submission set state = ${SUBMISSION.to('finalise')}, updated_at = $3
     where id = $1 and state ${SUBMISSION.claimable} returning id
   )
   update payment set state = ${PAYMENT.to('start')}, token = coalesce(token, $2), attempts = case when token is null then 0 else attempts end, check_at = $4
   from claimed where payment.id = claimed.id returning token`,
)

/**
 * Plans the next look, and records a lost answer. The count of `lost` makes PostgreSQL run that part before the update.
 */
export const planCheck = statement<[id: string, now: Date, checkAt: Date, lostAnswer: boolean]>(
  'payment-check-later',
  `with lost as (
     update submission set state = ${SUBMISSION.to('lose-answer')}, updated_at = $2 where id = $1 and $4 and state ${SUBMISSION.from('lose-answer')} returning id
   ), noted as (select count(*) from lost)
   update payment set attempts = attempts + 1, check_at = $3 from noted where id = $1 and state ${PAYMENT.open}`,
)

/** Marks a submission as placed and its payment as paid. */
export const placeAttempt = statement<
  [id: string, now: Date, reference: string | null],
  Pick<Payment, 'provider' | 'method'>
>(
  'submission-place',
  `with placed as (
     update submission set state = ${SUBMISSION.to('place')}, updated_at = $2
     where id = $1 and state ${SUBMISSION.from('place')} returning id
   )
   update payment set state = ${PAYMENT.to('pay')}, reference = $3, settled_at = $2, check_at = null, failure = null,
     token = case when saved_payment_id is null then token end
   from placed where payment.id = placed.id returning provider, method`,
)

/**
 * Takes the due captures, one of each tender. So the provider's records can differ by one capture only, which shows
 * whether a call whose answer was lost succeeded.
 */
export const takeCaptures = statement<
  [now: Date, lease: Date, limit: number],
  Pick<typeof capture.$inferSelect, 'id' | 'tenderId' | 'orderNumber' | 'amount' | 'lines' | 'attempts'> &
    Pick<typeof tender.$inferSelect, 'provider' | 'reference' | 'captured'>
>(
  'capture-take-due',
  `update capture set due_at = $2, attempts = capture.attempts + 1
   from (
     select c.id, t.provider, t.reference, t.captured from capture c join tender t on t.id = c.tender_id
     where c.state ${CAPTURE.open} and c.due_at <= $1
       and not exists (
         select 1 from capture earlier where earlier.tender_id = c.tender_id and earlier.state ${CAPTURE.open}
           and earlier.place < c.place
       )
     order by c.due_at limit $3 for update of c skip locked
   ) taken
   where capture.id = taken.id
   returning capture.id, capture.tender_id as "tenderId", capture.order_number as "orderNumber", capture.amount,
     capture.lines, capture.attempts, taken.provider, taken.reference, taken.captured`,
)

/**
 * Takes the due refunds, at most one of each tender. If the answer to such a call is lost, the provider's records show
 * whether that one refund succeeded. A refund of money that is not captured yet waits.
 */
export const takeRefunds = statement<
  [now: Date, lease: Date, limit: number],
  Pick<typeof refund.$inferSelect, 'id' | 'tenderId' | 'orderNumber' | 'amount' | 'attempts'> &
    Pick<typeof tender.$inferSelect, 'provider' | 'reference' | 'refunded'>
>(
  'refund-take-due',
  `update refund set due_at = $2, attempts = refund.attempts + 1
   from (
     select r.id, t.provider, t.reference, t.refunded from refund r join tender t on t.id = r.tender_id
     where r.state ${REFUND.open} and r.due_at <= $1 and t.charge_state ${CHARGE.from('refund')}
       and r.amount <= t.captured - t.refunded
       and not exists (
         select 1 from refund earlier where earlier.tender_id = r.tender_id and earlier.state ${REFUND.open}
           and (earlier.created_at, earlier.id) < (r.created_at, r.id)
       )
     order by r.due_at limit $3 for update of r skip locked
   ) taken
   where refund.id = taken.id
   returning refund.id, refund.tender_id as "tenderId", refund.order_number as "orderNumber", refund.amount,
     refund.attempts, taken.provider, taken.reference, taken.refunded`,
)
