import { restartsByItself } from '@klarsikt/core/bankid'
import type { Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import type { BankIdFailure, BankIdOrder, BankIdProof, BankIdProvider } from '../../../providers/bankid/port.js'
import { orderColumns } from './order.js'

/** BankID ends an order after three minutes, in ms. */
const ORDER_MS = 180_000

const STATES = { pending: 'awaiting', failed: 'ended' } as const

/** The failures after which the order is collected again, because they say nothing about it. */
const PASSING: readonly BankIdFailure[] = ['unreachable', 'tooManyRequests']
/** The failures that the shop has to solve. The customer reads that there is a problem. */
const OURS: readonly BankIdFailure[] = [
  'unreachable',
  'tooManyRequests',
  'unauthorized',
  'notFound',
  'methodNotAllowed',
  'unsupportedMediaType',
]

/** The columns of an order that can change. */
export type OrderChanges =
  | { readonly state: 'awaiting' | 'ended' | 'broken'; readonly hintCode: string }
  | ReturnType<typeof orderColumns>

/** What happened to an order: its columns change, or a person has proved their identity. */
export type OrderOutcome =
  | { readonly kind: 'changed'; readonly changes: OrderChanges }
  | { readonly kind: 'proved'; readonly proof: BankIdProof }

/** A BankID order as it is stored. */
export type StoredOrder = { readonly orderRef: string; readonly createdAt: Date; readonly orderedAt: Date }

/**
 * Collects an order at BankID; null when nothing is known yet. When the app was not opened in time, `begin` starts
 * another order in its place.
 */
export async function collectOrder(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  bankId: BankIdProvider,
  order: StoredOrder,
  begin: () => Promise<Result<BankIdOrder, BankIdFailure>>,
): Promise<OrderOutcome | null> {
  const collected = await bankId.collect(order.orderRef)
  const now = clock.now()
  if (!collected.ok) return canPass(order, collected.error, now) ? null : changed(brokenBy(collected.error))
  const { value } = collected
  if (value.status === 'complete')
    return value.proof.risk === 'high'
      ? changed({ state: 'ended', hintCode: 'transactionRiskBlocked' })
      : { kind: 'proved', proof: value.proof }
  if (restartsByItself(value, order.createdAt, now)) {
    const begun = await begin()
    return changed(begun.ok ? orderColumns(encryption, begun.value, clock.now()) : brokenBy(begun.error))
  }
  return changed({ state: STATES[value.status], hintCode: value.hintCode })
}

const changed = (changes: OrderChanges): OrderOutcome => ({ kind: 'changed', changes })

/** Whether to try again after a failure. No order lives longer than this, so a later answer will not come. */
function canPass({ orderedAt }: StoredOrder, failure: BankIdFailure, now: Date): boolean {
  return PASSING.includes(failure) && now.getTime() - orderedAt.getTime() < ORDER_MS
}

function brokenBy(failure: BankIdFailure): OrderChanges {
  return { state: 'broken', hintCode: OURS.includes(failure) ? 'internalError' : failure }
}
