import { restartsByItself } from '@klarsikt/core/bankid'
import type { Result } from '@klarsikt/core/lib'
import type { Deps } from '../../context.js'
import type { BankIdFailure, BankIdOrder, BankIdProof, BankIdProvider } from '../../providers/bankid/port.js'
import { orderColumns } from './order.js'

/** The service ends an order after three minutes (ms). */
const ORDER_MS = 180_000

const STATES = { pending: 'awaiting', failed: 'ended' } as const

/** They say nothing of the order, which is collected again. */
const PASSING: readonly BankIdFailure[] = ['unreachable', 'tooManyRequests']
/** They are about us; the customer reads that there is trouble. */
const OURS: readonly BankIdFailure[] = [
  'unreachable',
  'tooManyRequests',
  'unauthorized',
  'notFound',
  'methodNotAllowed',
  'unsupportedMediaType',
]

/** Columns of an order that change. */
export type OrderChanges =
  | { readonly state: 'awaiting' | 'ended' | 'broken'; readonly hintCode: string }
  | ReturnType<typeof orderColumns>

/** What has happened to an order: its columns change, or somebody has proved who they are. */
export type OrderOutcome =
  | { readonly kind: 'changed'; readonly changes: OrderChanges }
  | { readonly kind: 'proved'; readonly proof: BankIdProof }

/** An order at the service, as it is stored. */
export type StoredOrder = { readonly orderRef: string; readonly createdAt: Date; readonly orderedAt: Date }

/**
 * Asks the service about an order; null where nothing is known yet. An order whose app was not opened in time is followed by
 * another one, which `begin` begins.
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

/** No order lives longer, so that what is not answered until then never will be. */
function canPass({ orderedAt }: StoredOrder, failure: BankIdFailure, now: Date): boolean {
  return PASSING.includes(failure) && now.getTime() - orderedAt.getTime() < ORDER_MS
}

function brokenBy(failure: BankIdFailure): OrderChanges {
  return { state: 'broken', hintCode: OURS.includes(failure) ? 'internalError' : failure }
}
