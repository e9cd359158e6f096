import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { isUndelivered } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, like, or } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit, letterRow, requeueLetter } from '../../platform/index.js'
import { giftCardReceived } from '../../sale/index.js'
import { ORDER_LETTERS } from '../order/list-letters.js'
import { returnLetters } from '../return/letters.js'
import { letterState } from './message-states.js'

/** The names of the letters about orders and their returns. */
export const STAFF_LETTERS: Readonly<Record<string, () => string>> = {
  ...ORDER_LETTERS,
  [giftCardReceived.name]: staffOrderMessages.letterGiftCardReceived,
  ...Object.fromEntries(returnLetters.map(({ name }) => [name, staffOrderMessages.letterReturn])),
}

/** The condition for letters of an order and its returns, whose keys begin with the order's number. */
const ofOrder = (number: string) =>
  and(
    or(eq(letterRow.key, number), like(letterRow.key, `${number}:%`), like(letterRow.key, `${number}-%`)),
    inArray(letterRow.kind, Object.keys(STAFF_LETTERS)),
  )

/** The letters to the buyer, with their states. */
export async function readLetters({ orm }: Executor, number: string): Promise<StaffOrder['letters']> {
  const rows = await orm
    .select()
    .from(letterRow)
    .where(ofOrder(number))
    .orderBy(asc(letterRow.createdAt), asc(letterRow.id))
  return rows.map(({ id, kind, hasText, state, createdAt, sentAt }) => ({
    id,
    text: STAFF_LETTERS[kind]?.() ?? kind,
    at: (sentAt ?? createdAt).toISOString(),
    ...letterState(state),
    mayResend: isUndelivered(letterState(state).state) && hasText,
  }))
}

/** Queues a failed letter again. It refuses a letter that waits already or has no text. */
export async function resendLetter(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  number: string,
  letterId: string,
): Promise<Result<void, Refusal>> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    const isQueued = await requeueLetter(tx, and(ofOrder(number), eq(letterRow.id, letterId)), now)
    if (!isQueued) return err('order.letter-refused')
    await audit(tx, now, { action: 'order.letter-resent', subject: 'order', id: number })
    return ok(undefined)
  })
}
