import type { ArticleCard } from '@klarsikt/contract/shop/types'
import * as lensesPriceMessages from '@klarsikt/core/messages/lenses-price'
import * as productCardMessages from '@klarsikt/core/messages/product-card'

/**
 * Says the lowest price of a frame with lenses. For sunglasses and sports glasses it says "with strength", since they
 * are sold with lenses without strength.
 */
export function lensesPriceText(family: ArticleCard['family'], price: string): string {
  return family === 'glasses'
    ? productCardMessages.withLensesFrom({ price })
    : lensesPriceMessages.withStrengthFrom({ price })
}
