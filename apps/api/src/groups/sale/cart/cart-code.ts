import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { cart } from './tables.js'

/** The discount code on a cart as typed, also when it is no longer valid; null without one. */
export async function readCartCode({ orm }: Executor, cartId: string): Promise<string | null> {
  const [row] = await orm.select({ code: cart.discountCode }).from(cart).where(eq(cart.id, cartId))
  return row?.code ?? null
}

/** Takes a code off a cart, unless another one has replaced it. */
export async function dropCartCode({ orm }: Executor, cartId: string, code: string): Promise<void> {
  await orm
    .update(cart)
    .set({ discountCode: null })
    .where(and(eq(cart.id, cartId), eq(cart.discountCode, code)))
}
