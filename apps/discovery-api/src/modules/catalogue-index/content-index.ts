import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { SearchIndex } from '../../engine/engine.js'
import type { MarketKey } from '../tenant/market-key.js'
import { linksOf, readContent } from './market-rows.js'
import { contentRecord } from './to-record.js'

/** The content pages of a market. They are few, so every change reads all of them again. */
export class ContentIndex {
  readonly index: SearchIndex
  readonly #database: Database
  readonly #market: MarketKey
  #links = new Map<string, ContentLink>()

  constructor(database: Database, market: MarketKey, index: SearchIndex) {
    this.#database = database
    this.#market = market
    this.index = index
  }

  /** Links to pages, in the order of the ids. */
  links(ids: readonly string[]): ContentLink[] {
    return ids.flatMap((id) => this.#links.get(id) ?? [])
  }

  async load(exclusively: (work: () => Promise<void>) => Promise<void>): Promise<void> {
    const pages = await readContent(this.#database, this.#market)
    this.#links = linksOf(pages)
    if (pages.length > 0 || (await this.index.stats()).products > 0)
      await exclusively(() => this.index.replace(pages.map(contentRecord)))
  }
}
