import type { SortOffered } from '@klarsikt/contract/discovery/types'
import type { Market } from '../catalogue-index/market.js'
import { namesIn } from './field-names.js'

/** The sorts that a page offers besides relevance, which is the default. */
export function sortsOffered({ language, stats }: Pick<Market, 'language' | 'stats'>): SortOffered[] {
  const names = namesIn(language)
  return [
    { field: 'popularity', order: 'desc', meta: { title: names.popularity } },
    ...(stats.priced
      ? ([
          { field: 'sale_price', order: 'asc', meta: { title: names.cheapest } },
          { field: 'sale_price', order: 'desc', meta: { title: names.dearest } },
        ] as const)
      : []),
    { field: 'title', order: 'asc', meta: { title: names.title } },
  ]
}
