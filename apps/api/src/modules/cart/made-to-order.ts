import type { CatalogueState } from '../catalogue/state.js'
import type { PricedCartLine } from './cart-line.js'

/** A frame with strengths is ground and mounted for its buyer, and so are the lenses in it. */
export function isMadeToOrder(line: PricedCartLine, state: CatalogueState): boolean {
  if (line.prescriptionGlasses !== null || line.prescriptionSource) return true
  const lens = state.lenses.get(line.skuId)
  return lens
    ? lens.group.data.madeToOrder
    : (state.articles.get(line.fact.articleId)?.article.dto.madeToOrder ?? false)
}
