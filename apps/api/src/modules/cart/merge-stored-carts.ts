import { mergeCarts } from '@klarsikt/core/cart'
import type { Clock } from '@klarsikt/core/lib'
import type { Seller } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import type { CatalogueState } from '../catalogue/state.js'
import { fromStored, toStored } from './cart-line.js'
import { CARDS_A_CART } from './gift-cards.js'
import { moveCards } from './queries.js'
import { openCart, writeCart } from './read-cart.js'
import { cart } from './tables.js'

type Carried = {
  readonly from: string
  readonly to: string
  /** Who of a store hands the first cart over; left out at a log-in. */
  readonly seller?: Seller
}

type Parts = { readonly encryption: Encryption; readonly state: CatalogueState; readonly clock: Clock }

/**
 * Puts the lines, the code and the gift cards of one cart into another and removes the first, in the transaction of a
 * log-in. Both are locked in the order of their ids, so that two log-ins wait for each other and never for ever.
 */
export async function mergeStoredCarts(
  { encryption, state, clock }: Parts,
  tx: Executor,
  { from, to, seller }: Carried,
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
  const carried = lines(gathered.lines).map((line) => (seller === undefined ? line : { ...line, seller }))
  const merged = mergeCarts(lines(own.lines), carried)
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
