import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { SearchIndex } from '../../engine/engine.js'
import type { CatalogueStats } from './catalogue-stats.js'
import type { Categories } from './categories.js'
import type { LocalisedMarket } from './localised-market.js'
import type { MarketRules } from './market-rules.js'
import type { ProductCards } from './product-cards.js'

export type Market = LocalisedMarket & {
  readonly index: SearchIndex
  /** Index of the content pages, which the same engine searches. */
  readonly content: SearchIndex
  contentLinks(ids: readonly string[]): ContentLink[]
  readonly cards: ProductCards
  readonly categories: Categories
  readonly rules: MarketRules
  readonly stats: CatalogueStats
  /** Differs after every change and between markets. Cached answers are valid for one version. */
  readonly version: number
}
