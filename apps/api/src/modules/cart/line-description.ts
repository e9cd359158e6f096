import { lensName } from '@klarsikt/core/catalogue'
import type { CatalogueState } from '../catalogue/state.js'
import type { PricedCartLine } from './cart-line.js'

/** What a line is called from the cart to the receipt; a lens by its kind and its glass, as the kinds share their glasses. */
export function lineDescription(
  { skuId, prescription, fact }: Pick<PricedCartLine, 'skuId' | 'prescription' | 'fact'>,
  state: Pick<CatalogueState, 'articles' | 'skus' | 'lenses'>,
): string {
  const lens = state.lenses.get(skuId)
  if (lens) return lensName(lens.group.data.title, lens.option.data.label)
  const view = state.articles.get(fact.articleId)
  if (!view) return skuId
  const label = state.skus.get(skuId)?.label
  // Strengths distinguish the kinds of a contact lens, and have a row of their own.
  return view.article.skus.length > 1 && prescription === null && label ? `${view.card.name}, ${label}` : view.card.name
}
