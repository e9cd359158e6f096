import { cartHandoverStates } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { cartHandover } from '../cart/handover-tables.js'
import { findHandover, type HandoverRow, lockHandover } from './find-handovers.js'

/**
 * Opens a handover of a customer, and records when it was opened for the first time. Another customer's handover counts
 * as not found.
 */
export async function openHandover(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  customerId: string,
  id: string,
): Promise<Result<HandoverRow, Refusal<'cart-handover.not-found'>>> {
  const handover = await findHandover(database, id)
  if (handover?.customerId !== customerId) return err('cart-handover.not-found')
  if (!cartHandoverStates.can(handover.state, 'open')) return ok(handover)
  return database.transaction(async (tx): ReturnType<typeof openHandover> => {
    const locked = await lockHandover(tx, id)
    if (!locked) return err('cart-handover.not-found')
    if (!cartHandoverStates.can(locked.state, 'open')) return ok(locked)
    const now = clock.now()
    const state = cartHandoverStates.to('open')
    await tx.orm.update(cartHandover).set({ state, openedAt: now }).where(eq(cartHandover.id, id))
    await audit(tx, now, { action: `cart-handover.${state}`, subject: 'cart-handover', id })
    return ok({ ...locked, state, openedAt: now })
  })
}
