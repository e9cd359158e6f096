import { type CartHandoverAction, cartHandoverStates, withoutHanded } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findOpen } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { fromStored, toStored } from '../cart/cart-line.js'
import { cartHandover } from '../cart/handover-tables.js'
import { openCart, writeCart } from '../cart/read-cart.js'
import type { HandoverRow } from './find-handovers.js'

export type TakeBackDeps = Pick<Deps, 'clock' | 'encryption' | 'catalogue'>

/** How a handover ends without a purchase: an employee withdraws it, or it expires. */
type Ending =
  | { readonly action: Extract<CartHandoverAction, 'withdraw'>; readonly employeeNumber: string }
  | { readonly action: Extract<CartHandoverAction, 'expire'> }

/** Takes unpaid handed-over goods out of the customer's cart. The caller has locked the row. */
export async function takeBack(
  deps: TakeBackDeps,
  tx: Executor,
  row: HandoverRow,
  ending: Ending,
): Promise<Result<null, 'payment.pending'>> {
  const { id, cartId } = row
  if (cartId !== null) {
    if (await findOpen(tx, { type: 'checkout', id: cartId })) return err('payment.pending')
    await emptyOf(deps, tx, cartId, id)
  }
  const now = deps.clock.now()
  const state = cartHandoverStates.to(ending.action)
  const withdrawnBy = ending.action === 'withdraw' ? ending.employeeNumber : null
  await tx.orm.update(cartHandover).set({ state, endedAt: now, withdrawnBy }).where(eq(cartHandover.id, id))
  await audit(tx, now, { action: `cart-handover.${state}`, subject: 'cart-handover', id })
  return ok(null)
}

async function emptyOf(
  { clock, encryption, catalogue }: TakeBackDeps,
  tx: Executor,
  cartId: string,
  handoverId: string,
): Promise<void> {
  const now = clock.now()
  const { row } = await openCart(tx, cartId, now, { lock: true })
  const lines = row.lines.map((line) => fromStored(line, { encryption, state: catalogue.state }))
  const left = withoutHanded(lines, handoverId).map((line) => toStored(line, encryption))
  const { id, version, discountCode } = row
  // A cart that was never written contains nothing.
  if (version > 0) await writeCart(tx, { id, version, lines: left, discountCode }, now)
}
