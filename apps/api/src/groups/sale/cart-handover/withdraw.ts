import { cartHandoverStates } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Refusal } from '../../../http/failures.js'
import { lockHandover } from './find-handovers.js'
import type { StoreCtx } from './store-ctx.js'
import { takeBack } from './take-back.js'

type Refused = Refusal<'cart-handover.not-found' | 'cart-handover.ended' | 'payment.pending'>

/** Withdraws a store's handover. A withdrawn one stays so; one that ended in another way is refused. */
export async function withdrawHandover(ctx: StoreCtx, id: string): Promise<Result<null, Refused>> {
  return ctx.database.transaction(async (tx): ReturnType<typeof withdrawHandover> => {
    const handover = await lockHandover(tx, id)
    if (handover?.storeId !== ctx.actor.storeId) return err('cart-handover.not-found')
    if (handover.state === cartHandoverStates.to('withdraw')) return ok(null)
    if (!cartHandoverStates.can(handover.state, 'withdraw')) return err('cart-handover.ended')
    return takeBack(ctx, tx, handover, { action: 'withdraw', employeeNumber: ctx.actor.employeeNumber })
  })
}
