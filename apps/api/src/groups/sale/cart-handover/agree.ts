import { cartHandoverStates } from '@klarsikt/core/cart-handover'
import type { Executor } from '@klarsikt/server/database'
import { and, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { cartHandover } from '../cart/handover-tables.js'

/** Marks handovers as agreed, because the customer has paid for them. */
export async function agreeHandovers(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  ids: readonly string[],
  orderNumber: string,
): Promise<void> {
  if (ids.length === 0) return
  const now = clock.now()
  const state = cartHandoverStates.to('agree')
  const agreed = await tx.orm
    .update(cartHandover)
    .set({ state, orderNumber, endedAt: now })
    .where(and(inArray(cartHandover.id, [...ids]), stateIn(cartHandover.state, cartHandoverStates.from('agree'))))
    .returning({ id: cartHandover.id })
  for (const { id } of agreed) await audit(tx, now, { action: `cart-handover.${state}`, subject: 'cart-handover', id })
}
