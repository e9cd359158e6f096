import { type LineIdentity, withoutBought } from '@klarsikt/core/cart'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { fromStored } from './cart-line.js'
import { cart } from './tables.js'

/** A line of an order, as it was in the cart. */
export type BoughtLine = LineIdentity & { readonly quantity: number }

/** Takes the bought goods and the used code out of a cart. Goods that were added later stay with their lines. */
export async function takeOutBought(
  { clock, encryption, catalogue }: Pick<Deps, 'clock' | 'encryption' | 'catalogue'>,
  tx: Executor,
  cartId: string,
  bought: readonly BoughtLine[],
): Promise<void> {
  const [found] = await tx.orm.select({ lines: cart.lines }).from(cart).where(eq(cart.id, cartId)).for('update')
  const stored = found?.lines ?? []
  const left = withoutBought(
    stored.map((line) => fromStored(line, { encryption, state: catalogue.state })),
    bought,
  )
  const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]))
  const rest = stored.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  await tx.orm
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, lines: rest, discountCode: null, updatedAt: clock.now() })
    .where(eq(cart.id, cartId))
}
