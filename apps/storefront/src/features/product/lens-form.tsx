import type { Article } from '@klarsikt/contract/shop/types'
import { BuyLenses } from './buy-lenses.js'
import { BuySimple } from './buy-simple.js'

/** Sells contact lenses by strength, or by the piece where they have none. */
export function LensForm({ article }: { readonly article: Article }) {
  return article.skus.some((sku) => sku.parameters) ? <BuyLenses article={article} /> : <BuySimple article={article} />
}
