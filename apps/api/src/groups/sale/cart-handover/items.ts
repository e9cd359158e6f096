import { lensName } from '@klarsikt/core/catalogue'
import type { CatalogueState } from '../../catalogue/index.js'
import type { HandoverItem } from '../cart/handover-tables.js'
import type { StoredLine } from '../cart/stored-line.js'

/**
 * The items of a cart by article name. Labels of variants are left out, because they may contain prescriptions, and
 * lenses belong to their frame.
 */
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
