import type { Display } from '@klarsikt/contract/discovery/types'
import type { Filter, Hit } from '../../engine/engine.js'
import { finished, listOf, Written, written } from '../../http/written.js'
import type { Products } from '../market/products.js'
import type { Shown } from '../market/shown.js'

/** Which of the three ids a card carries. */
export type ResultIdName = 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'

type Place = { readonly products: Pick<Products, 'get'> }
type Found = Pick<Hit, 'id' | 'highlights'>
type Wish = {
  readonly idName: ResultIdName
  /** Id of the request; a card's own id is made of it. */
  readonly requestId: string
  /** Position of the first card in the whole list. */
  readonly offset?: number
  /** What the shopper chose: decides which variant a card shows. */
  readonly filters?: readonly Filter[]
}

/** What a card says in one answer only. */
type Occasion = Pick<Display, 'variant_index' | ResultIdName | 'highlights'>
/** The cards of what was found; what has been removed since it was indexed is left out. */
export async function displaysOf(market: Place, hits: readonly Found[], wish: Wish): Promise<Display[]> {
  return JSON.parse((await writtenDisplays(market, hits, wish)).text) as Display[]
}

/** The same cards, written. */
export async function writtenDisplays(
  { products }: Place,
  hits: readonly Found[],
  wish: Wish,
): Promise<Written<Display[]>> {
  const shown = await products.get(hits.map(({ id }) => id))
  return listOf(
    hits.flatMap(({ id, highlights }, at) => {
      const product = shown.get(id)
      return product ? [finished(product.card, occasionOf(product, { at, highlights }, wish))] : []
    }),
  )
}

/** Where a product stands among those found, and what of the query is in it. */
type Stand = { readonly at: number; readonly highlights: Found['highlights'] }

function occasionOf(
  { variants }: Shown,
  { at, highlights }: Stand,
  { idName, requestId, offset = 0, filters = [] }: Wish,
): Written<Occasion> {
  const marks = highlights.flatMap(({ field, ranges }): NonNullable<Display['highlights']> =>
    field === 'title' || field === 'brand' || field === 'description'
      ? [{ field, ranges: ranges.map(([from, to]) => [from, to]) }]
      : [],
  )
  const index = variants.length > 0 ? chosenVariant(variants, filters) : null
  const id = `${requestId}-${offset + at + 1}`
  if (marks.length > 0) return written({ variant_index: index, [idName]: id, highlights: marks })
  // Put together by hand, as it is done for each card of each answer.
  return new Written([`{"variant_index":${index},"${idName}":${JSON.stringify(id)}}`])
}

/** The first variant that has what the shopper chose, one in stock before one that is not. */
function chosenVariant(variants: Shown['variants'], filters: readonly Filter[]): number {
  const chosen = filters.filter(({ op }) => op === 'eq' || op === 'in')
  const score = (variant: Shown['variants'][number]) =>
    chosen.filter(({ field, data }) => {
      const value = Object.hasOwn(variant.attributes, field) ? variant.attributes[field] : undefined
      if (value === undefined) return false
      const wanted = (typeof data === 'object' ? data : [data]).map(String)
      return (typeof value === 'object' ? value : [value]).some((one) => wanted.includes(String(one)))
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
