import type { Database, Executor } from '@klarsikt/server/database'
import type { Language } from '../../engine/engine.js'
import type { StoredProduct } from '../feed/stored.js'
import type { CardRoom, CardShelf } from './card-room.js'
import type { Currency } from './currency.js'
import { type Shown, type ShownRow, shownOf, weightOf } from './shown.js'

type Place = { readonly tenant: string; readonly market: string }
type ShownPlace = Place & { readonly language: Language; readonly currency: Currency }

/** What products show: made of their rows when they are first found, and kept as long as there is room. */
export class Products {
  readonly #kept: CardShelf<Shown>
  #epoch = 0
  readonly #database: Pick<Database, 'guard' | 'query'>
  readonly #place: ShownPlace
  readonly #room: CardRoom<Shown>

  constructor(database: Pick<Database, 'guard' | 'query'>, place: ShownPlace, room: CardRoom<Shown>) {
    this.#database = database
    this.#place = place
    this.#room = room
    this.#kept = room.open()
  }

  /** Forgets what has changed. */
  forget(ids?: Iterable<string>): void {
    this.#epoch++
    if (!ids) this.#kept.clear()
    else for (const id of ids) this.#kept.delete(id)
  }

  /** Gives the room back. */
  close(): void {
    // Equal to no epoch, itself among them: what is read from now on is not kept.
    this.#epoch = Number.NaN
    this.#room.close(this.#kept)
  }

  /** The products of these ids that exist. */
  async get(ids: readonly string[]): Promise<ReadonlyMap<string, Shown>> {
    const found = new Map<string, Shown>()
    const missing: string[] = []
    for (const id of ids) {
      const kept = this.#kept.get(id)
      if (kept) found.set(id, kept)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const epoch = this.#epoch
    for (const row of await this.#database.guard(() => readShown(this.#database, this.#place, missing))) {
      const shown = shownOf(row, this.#place)
      found.set(row.product_id, shown)
      // A row read before a change that was told meanwhile may be the old one.
      if (epoch === this.#epoch) this.#kept.keep(row.product_id, shown, weightOf(shown))
    }
    return found
  }
}

/** What cards are made of; the rest of a row, mostly its description in every language, stays where it is. */
async function readShown(
  executor: Pick<Executor, 'query'>,
  { tenant, market, language }: ShownPlace,
  ids: readonly string[],
): Promise<readonly ShownRow[]> {
  type Row = { data: Omit<ShownRow, 'localized'>; local: ShownRow['localized'][string] | null }
  const { rows } = await executor.query<Row>({
    name: 'discovery-shown',
    text: `select p.data - array['description', 'popularity', 'localized'] as data,
             (p.data -> 'localized' -> $4) - 'description' as local
           from discovery.market m
           join discovery.product p on p.tenant = m.tenant and p.market = m.market and p.generation = m.generation
           where m.tenant = $1 and m.market = $2 and p.product_id = any($3::text[])`,
    values: [tenant, market, ids, language],
  })
  return rows.map(({ data, local }) => ({ ...data, localized: local ? { [language]: local } : {} }))
}

/** Rows of the present generation. */
export async function readProducts(
  executor: Pick<Executor, 'query'>,
  { tenant, market }: Place,
  ids: readonly string[],
): Promise<readonly StoredProduct[]> {
  const { rows } = await executor.query<{ data: StoredProduct }>({
    name: 'discovery-products',
    text: `select p.data from discovery.market m
           join discovery.product p on p.tenant = m.tenant and p.market = m.market and p.generation = m.generation
           where m.tenant = $1 and m.market = $2 and p.product_id = any($3::text[])`,
    values: [tenant, market, ids],
  })
  return rows.map(({ data }) => data)
}

/** Rows of one read: unpacking them holds up everybody else, so they are few. */
const PAGE = 200

/** Every product of the present generation, as it is at one moment; run it inside a transaction of repeatable reads. */
export async function* readAllProducts(
  tx: Executor,
  { tenant, market }: Place,
): AsyncGenerator<StoredProduct, void, undefined> {
  const present = await tx.query<{ generation: string }>({
    text: 'select generation from discovery.market where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  const generation = present.rows[0]?.generation ?? '0'
  for (let after = ''; ;) {
    const { rows } = await tx.query<{ product_id: string; data: StoredProduct }>({
      name: 'discovery-products-page',
      text: `select product_id, data from discovery.product
             where tenant = $1 and market = $2 and generation = $3 and product_id > $4
             order by product_id limit ${PAGE}`,
      values: [tenant, market, generation, after],
    })
    for (const { data } of rows) yield data
    if (rows.length < PAGE) return
    after = rows.at(-1)?.product_id ?? ''
  }
}
