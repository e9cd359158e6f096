import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { ProductCard, type ProductCardProps } from '@klarsikt/design-system/product-card'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'
import { useShopState } from '../../lib/shop-state.js'
import { variantWords } from '../../lib/variant-words.js'

type ArticleCardProps = Pick<ProductCardProps, 'headingLevel' | 'priority' | 'sizes'> & {
  readonly article: ArticleCard
  /** With the way to compare it with others, in lists that have the tray for it. */
  readonly comparable?: boolean
}

const FrameParts = lazyPart(() => import('./frame-parts.js'))

/** An article in a list of this shop; a store that is logged in sees what it costs as a subscription. */
export function ArticleCard({ article, comparable = false, ...look }: ArticleCardProps) {
  const { coloursText } = variantWords(article.family)
  const store = useShopState(({ facts }) => facts?.user?.isStore)
  return (
    <ProductCard
      article={article}
      {...look}
      {...(store && { store })}
      {...(coloursText !== undefined && { coloursText })}
    >
      {article.widths ? (
        <Suspense fallback={null}>
          <FrameParts article={article} widths={article.widths} comparable={comparable} />
        </Suspense>
      ) : undefined}
    </ProductCard>
  )
}
