import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { Language, SearchEngine, SearchIndex } from '../../engine/engine.js'
import type { CardCache } from './card-cache.js'
import type { CatalogueStats } from './catalogue-stats.js'
import { Categories } from './categories.js'
import type { ChangePosition } from './checkpoint.js'
import { ContentIndex } from './content-index.js'
import type { Currency } from './currency.js'
import type { MarketChange } from './follow.js'
import { indexNames } from './index-names.js'
import { readCategories, readSynonyms } from './market-rows.js'
import { MarketRules, readRules } from './market-rules.js'
import type { Market } from './market.js'
import { ProductCards } from './product-cards.js'
import { ProductIndex } from './product-index.js'

type OpenMarketParams = {
  readonly tenant: string
  readonly market: string
  readonly language: Language
  readonly currency: Currency
  readonly database: Database
  readonly engine: SearchEngine
  readonly log: Log
  /** One cache for all markets. */
  readonly cards: CardCache
  /** Called when another process has put a new catalogue into service. */
  readonly onGenerationChange: () => void
}

/** Versions are numbered across markets, so that a market never reuses a version after it is opened again. */
let versions = 0

/** A market kept up to date with its rows. Changes are applied one after another, while searches go on. */
export class OpenMarket implements Market {
  readonly tenant: string
  readonly market: string
  readonly language: Language
  readonly currency: Currency
  readonly cards: ProductCards
  readonly index: SearchIndex
  readonly #database: Database
  readonly #products: ProductIndex
  readonly #content: ContentIndex
  #categories = new Categories([], () => this.stats)
  #rules = new MarketRules([])
  #version = ++versions
  #queue: Promise<unknown> = Promise.resolve()

  /** Opens the indices of a market and brings them up to date with its rows. */
  static async open(params: OpenMarketParams): Promise<OpenMarket> {
    const { tenant, market, language, database, engine, onGenerationChange } = params
    const [products, content] = indexNames(tenant, market)
    const synonyms = await readSynonyms(database, params)
    const index = await engine.open(products, { language, synonyms })
    index.shared?.onGenerationChange(onGenerationChange)
    const opened = new OpenMarket(params, index, await engine.open(content, { language, synonyms }))
    await opened.#readCategories()
    await opened.#readRules()
    await opened.#products.open()
    await opened.#loadContent()
    return opened
  }

  private constructor(params: OpenMarketParams, index: SearchIndex, content: SearchIndex) {
    const { tenant, market, language, currency, database, engine, log } = params
    this.tenant = tenant
    this.market = market
    this.language = language
    this.currency = currency
    this.index = index
    this.#database = database
    const localised = { tenant, market, language, currency: this.currency }
    this.cards = new ProductCards(database, localised, params.cards)
    const [name] = indexNames(tenant, market)
    this.#products = new ProductIndex({ database, engine, log, market: localised, cards: this.cards, index, name })
    this.#content = new ContentIndex(database, localised, content)
  }

  get content(): SearchIndex {
    return this.#content.index
  }
  get categories(): Categories {
    return this.#categories
  }
  get rules(): MarketRules {
    return this.#rules
  }
  get stats(): CatalogueStats {
    return this.#products.stats
  }
  get version(): number {
    return this.#version
  }
  /** Products changed since the index was last stored. */
  get unsaved(): number {
    return this.#products.unsaved
  }
  get isShared(): boolean {
    return this.#products.isShared
  }

  contentLinks(ids: readonly string[]): ContentLink[] {
    return this.#content.links(ids)
  }

  /** Applies changes; resolves when they are searchable. */
  apply(changes: readonly MarketChange[]): Promise<void> {
    return this.#inTurn(() => this.#products.tracked(() => this.#apply(this.#products.pending(changes))))
  }

  /** Stores the index. Everything before the position must have been passed to {@link apply}. */
  save(position: ChangePosition): Promise<void> {
    return this.#inTurn(async () => {
      await this.#products.save(position)
      // Saving may have corrected older writes of other processes.
      if (this.isShared) this.#version = ++versions
    })
  }

  async close(): Promise<void> {
    await this.#queue
    await this.index.close()
    await this.content.close()
  }

  async #apply(changes: readonly MarketChange[]): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind))
    try {
      if (kinds.has('synonyms')) await this.#readSynonyms()
      if (kinds.has('categories')) await this.#readCategories()
      if (kinds.has('rules')) await this.#readRules()
      if (kinds.has('content')) await this.#loadContent()
      await this.#products.apply(changes)
    } finally {
      // After a failure, a part of the change may be searchable.
      this.#version = ++versions
    }
  }

  /** Content pages use the same synonyms as products. */
  async #readSynonyms(): Promise<void> {
    const settings = { language: this.language, synonyms: await readSynonyms(this.#database, this) }
    await this.index.configure(settings)
    await this.content.configure(settings)
  }

  async #readCategories(): Promise<void> {
    this.#categories = new Categories(await readCategories(this.#database, this), () => this.stats)
  }

  async #readRules(): Promise<void> {
    this.#rules = await readRules(this.#database, this)
  }

  #loadContent(): Promise<void> {
    return this.#content.load((work) => this.#products.exclusively(work))
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(work)
    this.#queue = turn.catch(() => {})
    return turn
  }
}
