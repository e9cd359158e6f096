import { lineKey } from '@klarsikt/core/cart'
import { handOver, mergeHandedCarts } from '@klarsikt/core/cart-handover'
import type { Clock } from '@klarsikt/core/lib'
import type { Seller } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import type { CatalogueState } from '../../catalogue/index.js'
import { type CartLine, fromStored, toStored } from './cart-line.js'
import { CARDS_A_CART } from './gift-cards.js'
import { moveCards } from './queries.js'
import { openCart, writeCart } from './read-cart.js'
import { cart } from './tables.js'

type Carried = {
  readonly from: string
  readonly to: string
  /** The handover and the employee of a store that hands the first cart over; left out at a log-in. */
  readonly handover?: { readonly id: string; readonly seller: Seller }
}

type Parts = { readonly encryption: Encryption; readonly state: CatalogueState; readonly clock: Clock }

/**
 * Moves the lines, the code and the gift cards of one cart into another and deletes the first, in the caller's
 * transaction. Both carts are locked in the order of their ids, so that two log-ins wait for each other and cannot
 * deadlock.
 */
export async function mergeStoredCarts(
  { encryption, state, clock }: Parts,
  tx: Executor,
  { from, to, handover }: Carried,
): Promise<void> {
  const now = clock.now()
  const [first, second] = [from, to].toSorted()
  const opened = new Map([
    [first, await openCart(tx, first as string, now, { lock: true })],
    [second, await openCart(tx, second as string, now, { lock: true })],
  ])
  const [gathered, own] = [opened.get(from)?.row, opened.get(to)?.row]
  if (!gathered || !own || gathered.version === 0) return
  const lines = (stored: typeof own.lines) => stored.map((line) => fromStored(line, { encryption, state }))
  const brought = lines(gathered.lines)
  const carried = handover
    ? handOver(brought, handover.id).map((line) => ({ ...line, seller: handover.seller }))
    : brought
  const merged = withSellers(mergeHandedCarts(lines(own.lines), carried), lines(own.lines))
  const written = await writeCart(
    tx,
    {
      id: to,
      version: own.version,
      lines: merged.map((line) => toStored(line, encryption)),
      discountCode: own.discountCode ?? gathered.discountCode,
    },
    now,
  )
  if (!written) throw new Error('A locked cart was changed by somebody else')
  await moveCards(tx, from, to, CARDS_A_CART)
  await tx.orm.delete(cart).where(eq(cart.id, from))
}

/** Keeps the seller of a line, also when the customer had put the same goods in the cart before the log-in. */
function withSellers(merged: readonly CartLine[], own: readonly CartLine[]): CartLine[] {
  const sellers = new Map(own.flatMap((line) => (line.seller ? [[lineKey(line), line.seller]] : [])))
  return merged.map((line) => ({ ...line, seller: line.seller ?? sellers.get(lineKey(line)) }))
}
