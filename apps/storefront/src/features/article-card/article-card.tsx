import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { ProductCard, type ProductCardProps } from '@klarsikt/design-system/product-card'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'
import { lensesPriceText } from '../../lib/lenses-price-text.js'
import { useShopState } from '../../lib/shop-state.js'
import { variantWords } from '../../lib/variant-words.js'

type ArticleCardProps = Pick<ProductCardProps, 'headingLevel' | 'priority' | 'sizes'> & {
  readonly article: ArticleCard
  /** How a frame can be compared: in a list with a tray, or by a link on the card. Leave it out for no comparison. */
  readonly compare?: 'tray' | 'link'
}

const FrameParts = lazyPart(() => import('./frame-parts.js'))

/** Shows an article in a list. A store that is logged in also sees its price in a subscription. */
export function ArticleCard({ article, compare, ...look }: ArticleCardProps) {
  const { label, coloursText } = variantWords(article.family)
  const { widths } = article
  const store = useShopState(({ facts }) => facts?.user?.isStore)
  return (
    <ProductCard
      article={article}
      {...look}
      {...(store && { store })}
      lensesText={lensesPriceText(article.family, '{price}')}
      {...(coloursText !== undefined && { coloursText })}
      {...(label !== undefined && { coloursLabel: label })}
    >
      {widths
        ? (shown) => (
            <Suspense fallback={null}>
              <FrameParts article={shown} widths={widths} compare={compare} />
            </Suspense>
          )
        : undefined}
    </ProductCard>
  )
}
