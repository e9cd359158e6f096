import type { Database, Executor } from '@klarsikt/server/database'
import type { CardCache } from './card-cache.js'
import { type CardData, type CardRow, toCardData } from './card-data.js'
import type { LocalisedMarket } from './localised-market.js'
import { selectCards } from './queries.js'

type CardDatabase = Pick<Database, 'guard' | 'query'>

let generations = 0

/** The cards of one market: built from rows when first shown, then cached. */
export class ProductCards {
  readonly #database: CardDatabase
  readonly #market: LocalisedMarket
  readonly #cache: CardCache
  /** Part of every key; a new number makes all cached cards unreachable. */
  #generation = ++generations
  #changes = 0

  constructor(database: CardDatabase, market: LocalisedMarket, cache: CardCache) {
    this.#database = database
    this.#market = market
    this.#cache = cache
  }

  forget(ids: Iterable<string>): void {
    this.#changes++
    for (const id of ids) this.#cache.delete(this.#keyOf(id))
  }

  forgetAll(): void {
    this.#changes++
    this.#generation = ++generations
  }

  /** The cards of the ids that exist. */
  async get(ids: readonly string[]): Promise<ReadonlyMap<string, CardData>> {
    const found = new Map<string, CardData>()
    const missing: string[] = []
    for (const id of ids) {
      const cached = this.#cache.get(this.#keyOf(id))
      if (cached) found.set(id, cached)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const changes = this.#changes
    for (const row of await this.#database.guard(() => readCardRows(this.#database, this.#market, missing))) {
      const data = toCardData(row, this.#market)
      found.set(row.product_id, data)
      // If a change came meanwhile, the row may be outdated.
      if (changes === this.#changes) this.#cache.set(this.#keyOf(row.product_id), data)
    }
    return found
  }

  #keyOf(id: string): string {
    return `${this.#generation} ${id}`
  }
}

async function readCardRows(
  executor: Pick<Executor, 'query'>,
  { tenant, market, language }: LocalisedMarket,
  ids: readonly string[],
): Promise<readonly CardRow[]> {
  const { rows } = await selectCards(executor, tenant, market, ids, language)
  return rows.map(({ data, local }) => ({ ...data, localized: local ? { [language]: local } : {} }))
}
