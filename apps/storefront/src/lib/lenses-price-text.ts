import type { ArticleCard } from '@klarsikt/contract/shop/types'
import * as lensesPriceMessages from '@klarsikt/core/messages/lenses-price'
import * as productCardMessages from '@klarsikt/core/messages/product-card'

/** What a frame costs at least with lenses for one's strength; sunglasses and sports glasses have lenses without it. */
export function lensesPriceText(family: ArticleCard['family'], price: string): string {
  return family === 'glasses'
    ? productCardMessages.withLensesFrom({ price })
    : lensesPriceMessages.withStrengthFrom({ price })
}
