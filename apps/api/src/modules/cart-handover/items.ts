import { lensName } from '@klarsikt/core/catalogue'
import type { HandoverItem } from '../cart/handover-tables.js'
import type { StoredLine } from '../cart/stored-line.js'
import type { CatalogueState } from '../catalogue/state.js'

/** What lies in a cart by the names of its articles: labels of variants may say strengths, and lenses follow their frame. */
export function itemsOf(lines: readonly StoredLine[], state: CatalogueState): HandoverItem[] {
  return lines
    .filter(({ parentSkuId }) => parentSkuId === null)
    .map(({ skuId, quantity, interval }) => ({ name: nameOf(skuId, state), quantity, interval }))
}

function nameOf(skuId: string, { skus, articles, lenses }: CatalogueState): string {
  const lens = lenses.get(skuId)
  if (lens) return lensName(lens.group.data.title, lens.option.data.label)
  const sku = skus.get(skuId)
  const card = sku && articles.get(sku.articleId)?.card
  return card ? `${card.brand} ${card.name}`.trim() : skuId
}
