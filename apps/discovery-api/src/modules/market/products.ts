import type { Database, Executor } from '@klarsikt/server/database'
import type { StoredProduct } from '../feed/stored.js'

type Place = { readonly tenant: string; readonly market: string }

/** Products of one market that are kept as they are shown; the rest is read when it is found. */
const KEPT = 4_000

/** What cards are made of: the rows of the products found, the recently shown ones kept in memory. */
export class Products {
  readonly #kept = new Map<string, StoredProduct>()
  #epoch = 0
  readonly #database: Pick<Database, 'guard'> & Executor
  readonly #place: Place

  constructor(database: Pick<Database, 'guard'> & Executor, place: Place) {
    this.#database = database
    this.#place = place
  }

  /** Forgets what has changed. */
  forget(ids?: Iterable<string>): void {
    this.#epoch++
    if (!ids) this.#kept.clear()
    else for (const id of ids) this.#kept.delete(id)
  }

  /** The products of these ids that exist. */
  async get(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
    const found = new Map<string, StoredProduct>()
    const missing: string[] = []
    for (const id of ids) {
      const kept = this.#kept.get(id)
      if (!kept) {
        missing.push(id)
        continue
      }
      found.set(id, kept)
      this.#kept.delete(id)
      this.#kept.set(id, kept)
    }
    if (missing.length > 0) {
      const epoch = this.#epoch
      const rows = await this.#database.guard(() => readProducts(this.#database, this.#place, missing))
      for (const stored of rows) {
        found.set(stored.product_id, stored)
        // A row read before a change that was told meanwhile may be the old one.
        if (epoch === this.#epoch) this.#keep(stored)
      }
    }
    return found
  }

  #keep(stored: StoredProduct): void {
    this.#kept.set(stored.product_id, stored)
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '')
  }
}

/** Rows of the present generation. */
export async function readProducts(
  executor: Executor,
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
