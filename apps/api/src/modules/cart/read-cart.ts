import type { Discount } from '@klarsikt/core/cart'
import type { Family } from '@klarsikt/core/catalogue'
import { type Ore, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { KnownGiftCard } from '../gift-card/lookup.js'
import { type CartCardRow, cardsOf, toCards } from '../gift-card/on-cart.js'
import { type FactRow, factsOf, readFacts, type SkuFact, toFacts } from './facts.js'
import type { StoredLine } from './stored-line.js'

/** A code on a cart, with what it asks for before it counts. */
export type CartDiscount = { readonly discount: Discount; readonly text: string; readonly minimum: Ore }

export type CartRow = {
  readonly id: string
  /** 0 for a cart that has never been written. */
  readonly version: number
  readonly lines: readonly StoredLine[]
  /** The code as given, also when it does not hold any more. */
  readonly discountCode: string | null
  readonly discount: CartDiscount | null
}

export type DiscountRow = {
  code: string
  text: string
  percent: number | null
  amount: number | null
  families: Family[] | null
  frames_only: boolean
  minimum: number
}

/** A cart with what must be known to price it. */
export type OpenedCart = {
  readonly row: CartRow
  /** Of the skus in it and of those that were asked for. */
  readonly facts: ReadonlyMap<string, SkuFact>
  readonly giftCards: readonly KnownGiftCard[]
}

type Row = Omit<DiscountRow, 'code'> & {
  version: number
  lines: StoredLine[]
  discount_code: string | null
  code: string | null
  facts: FactRow[] | null
  cards: CartCardRow[] | null
}

// One statement for all of it: a cart is changed and shown far more often than anything else is asked of the database.
const STATEMENT = `
  select c.version, c.lines, c.discount_code, d.code, d.text, d.percent, d.amount, d.families, d.frames_only, d.minimum,
         (select json_agg(f) from (${factsOf("($3::text[] || array(select line->>'skuId' from jsonb_array_elements(c.lines) line))")}) f) as facts,
         (select json_agg(g) from (${cardsOf('c.id')}) g) as cards
  from cart c left join discount_code d on d.code = c.discount_code and d.valid_from <= $2 and $2 < d.valid_until
  where c.id = $1`

type Options = {
  /** Skus beside those in the cart. */
  readonly skuIds?: readonly string[]
  /** Nobody else changes the cart until the transaction ends. */
  readonly lock?: boolean
}

/** The cart, its code and its gift cards, and the facts of its skus and of some more. */
export async function openCart(
  executor: Executor,
  cartId: string,
  now: Date,
  { skuIds = [], lock = false }: Options = {},
): Promise<OpenedCart> {
  const found = await executor.query<Row>({
    name: lock ? 'cart-open-lock' : 'cart-open',
    text: lock ? `${STATEMENT} for update of c` : STATEMENT,
    values: [cartId, now, [...skuIds]],
  })
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
      discountCode: row.discount_code,
      discount: row.code === null ? null : toDiscount({ ...row, code: row.code }),
    },
    facts: toFacts(row.facts ?? [], now),
    giftCards: toCards(row.cards ?? [], now),
  }
}

export function toDiscount(row: DiscountRow): CartDiscount {
  const scope = { code: row.code, families: row.families, framesOnly: row.frames_only }
  const discount: Discount =
    row.percent === null
      ? { ...scope, kind: 'fixed', amount: wholeOre(row.amount ?? 0) }
      : { ...scope, kind: 'percent', percent: row.percent }
  return { discount, text: row.text, minimum: wholeOre(row.minimum) }
}

/**
 * Writes the cart if nobody has written it since it was read. The condition is part of the statement, so of two writers at
 * the same moment exactly one succeeds.
 */
export async function writeCart(
  executor: Executor,
  cart: Pick<CartRow, 'id' | 'version' | 'lines' | 'discountCode'>,
  now: Date,
): Promise<boolean> {
  const written = await executor.query({
    name: 'cart-write',
    text: `insert into cart (id, version, lines, discount_code, updated_at) values ($1, 1, $2::jsonb, $3, $4)
           on conflict (id) do update set version = cart.version + 1, lines = excluded.lines, discount_code = excluded.discount_code, updated_at = excluded.updated_at
           where cart.version = $5`,
    values: [cart.id, JSON.stringify(cart.lines), cart.discountCode, now, cart.version],
  })
  return written.rowCount === 1
}
