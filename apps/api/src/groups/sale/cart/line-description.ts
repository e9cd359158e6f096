import { lensName } from '@klarsikt/core/catalogue'
import type { CatalogueState } from '../../catalogue/index.js'
import type { PricedCartLine } from './cart-line.js'

/**
 * The name of a line, from the cart to the receipt. A lens is named by its kind and its glass, because several kinds
 * use the same glass.
 */
export function lineDescription(
  { skuId, prescription, fact }: Pick<PricedCartLine, 'skuId' | 'prescription' | 'fact'>,
  state: Pick<CatalogueState, 'articles' | 'skus' | 'lenses'>,
): string {
  const lens = state.lenses.get(skuId)
  if (lens) return lensName(lens.group.data.title, lens.option.data.label)
  const view = state.articles.get(fact.articleId)
  if (!view) return skuId
  const label = state.skus.get(skuId)?.label
  // The prescription, which has a row of its own, already tells the skus of a contact lens apart.
  return view.article.skus.length > 1 && prescription === null && label ? `${view.card.name}, ${label}` : view.card.name
}
