import type { Discount } from '@klarsikt/core/cart'
import { type Ore, wholeOre } from '@klarsikt/core/money'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { KnownGiftCard } from '../gift-card/lookup.js'
import { readFacts, type SkuFact, toFacts } from './facts.js'
import { toCards } from './gift-cards.js'
import { type DiscountRow, selectCart, selectCartForUpdate } from './queries.js'
import type { StoredLine } from './stored-line.js'
import { cart } from './tables.js'

/** A code on a cart, with its discount and minimum. */
export type CartDiscount = { readonly discount: Discount; readonly text: string; readonly minimum: Ore }

export type CartRow = {
  readonly id: string
  /** 0 for a cart that was never written. */
  readonly version: number
  readonly lines: readonly StoredLine[]
  /** The code as typed, also when it is no longer valid. */
  readonly discountCode: string | null
  readonly discount: CartDiscount | null
}

/** A cart with everything that is needed to price it. */
export type OpenedCart = {
  readonly row: CartRow
  /** The facts of the skus in the cart and of the requested ones. */
  readonly facts: ReadonlyMap<string, SkuFact>
  readonly giftCards: readonly KnownGiftCard[]
}

type Options = {
  /** Skus in addition to those in the cart. */
  readonly skuIds?: readonly string[]
  /** Locks the cart until the transaction ends. */
  readonly lock?: boolean
}

/** Reads a cart with its code, its gift cards and the facts of its skus and of further ones. */
export async function openCart(
  executor: Executor,
  cartId: string,
  now: Date,
  { skuIds = [], lock = false }: Options = {},
): Promise<OpenedCart> {
  const found = await (lock ? selectCartForUpdate : selectCart)(executor, cartId, now, skuIds)
  const row = found.rows[0]
  if (!row)
    return {
      row: { id: cartId, version: 0, lines: [], discountCode: null, discount: null },
      facts: await readFacts(executor, skuIds, now),
      giftCards: [],
    }
  return {
    row: {
      id: cartId,
      version: row.version,
      lines: row.lines,
      discountCode: row.discountCode,
      discount: row.code === null ? null : toDiscount(row),
    },
    facts: toFacts(row.facts ?? [], now),
    giftCards: toCards(row.cards ?? [], now),
  }
}

export function toDiscount(row: DiscountRow): CartDiscount {
  const scope = { code: row.code, families: row.families, framesOnly: row.framesOnly }
  const discount: Discount =
    row.percent === null
      ? { ...scope, kind: 'fixed', amount: wholeOre(row.amount ?? 0) }
      : { ...scope, kind: 'percent', percent: row.percent }
  return { discount, text: row.text, minimum: wholeOre(row.minimum) }
}

type WrittenCart = Pick<CartRow, 'id' | 'version' | 'lines' | 'discountCode'>

const upsertCart = prepared('cart-write', (orm, value: Params<WrittenCart & { now: Date }>) => {
  const { id, lines, discountCode, now: updatedAt } = value
  return orm
    .insert(cart)
    .values({ id, version: 1, lines, discountCode, updatedAt })
    .onConflictDoUpdate({
      target: cart.id,
      set: {
        version: sql`${cart.version} + 1`,
        lines: sql`excluded.lines`,
        discountCode: sql`excluded.discount_code`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: eq(cart.version, value.version),
    })
})

/**
 * Writes the cart if it is unchanged since it was read. The statement itself checks the version, so that of two
 * simultaneous writers exactly one succeeds.
 */
export async function writeCart(executor: Executor, written: WrittenCart, now: Date): Promise<boolean> {
  const { id, version, lines, discountCode } = written
  const { rowCount } = await upsertCart(executor, { id, version, lines, discountCode, now })
  return rowCount === 1
}
