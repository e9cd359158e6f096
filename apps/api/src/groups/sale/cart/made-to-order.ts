import type { CatalogueState } from '../../catalogue/index.js'
import type { PricedCartLine } from './cart-line.js'

/** Whether a line is made for its buyer, as a frame with a prescription and its lenses are. */
export function isMadeToOrder(line: PricedCartLine, state: CatalogueState): boolean {
  if (line.prescriptionGlasses !== null || line.prescriptionSource) return true
  const lens = state.lenses.get(line.skuId)
  return lens
    ? lens.group.data.madeToOrder
    : (state.articles.get(line.fact.articleId)?.article.dto.madeToOrder ?? false)
}
