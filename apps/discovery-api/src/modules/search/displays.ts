import type { Display } from '@klarsikt/contract/discovery/types'
import type { Filter, Hit } from '../../engine/engine.js'
import type { Card } from '../catalogue-index/card-data.js'
import type { ProductCards } from '../catalogue-index/product-cards.js'

export type ResultIdName = 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'

type FoundProduct = Pick<Hit, 'id' | 'highlights'>
type DisplayParams = {
  readonly idName: ResultIdName
  /** Id of the request; the card's own id is derived from it. */
  readonly requestId: string
  /** Position of the first card in the whole list. */
  readonly offset?: number
  /** The shopper's filters, which decide which variant a card shows. */
  readonly filters?: readonly Filter[]
}

/** The cards of found products. Products that were removed since they were indexed are left out. */
export async function displaysOf(
  { cards }: { readonly cards: Pick<ProductCards, 'get'> },
  hits: readonly FoundProduct[],
  { idName, requestId, offset = 0, filters = [] }: DisplayParams,
): Promise<Display[]> {
  const cardsById = await cards.get(hits.map(({ id }) => id))
  return hits.flatMap(({ id, highlights }, at): Display[] => {
    const card = cardsById.get(id)?.card
    if (!card) return []
    const shown = shownHighlights(highlights)
    return [
      {
        ...card,
        variant_index: card.variant_displays.length > 0 ? chosenVariant(card.variant_displays, filters) : null,
        [idName]: `${requestId}-${offset + at + 1}`,
        ...(shown.length > 0 ? { highlights: shown } : {}),
      },
    ]
  })
}

function shownHighlights(highlights: Hit['highlights']): NonNullable<Display['highlights']> {
  return highlights.flatMap(({ field, ranges }): NonNullable<Display['highlights']> =>
    field === 'title' || field === 'brand' || field === 'description'
      ? [{ field, ranges: ranges.map(([from, to]) => [from, to]) }]
      : [],
  )
}

/** The index of the first variant that best matches the shopper's filters; at equal matches one in stock. */
function chosenVariant(variants: Card['variant_displays'], filters: readonly Filter[]): number {
  const chosen = filters.filter(({ op }) => op === 'eq' || op === 'in')
  const score = (variant: Card['variant_displays'][number]) =>
    chosen.filter(({ field, data }) => {
      const value = Object.hasOwn(variant.attributes, field) ? variant.attributes[field] : undefined
      if (value === undefined) return false
      const filterValues = (typeof data === 'object' ? data : [data]).map(String)
      return (typeof value === 'object' ? value : [value]).some((one) => filterValues.includes(String(one)))
    }).length *
      2 +
    Number(variant.in_stock)
  let best = 0
  for (const [at, variant] of variants.entries()) {
    const current = variants[best]
    if (current && score(variant) > score(current)) best = at
  }
  return best
}
