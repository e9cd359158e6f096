import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { ProductCard, type ProductCardProps } from '@klarsikt/design-system/product-card'
import { useShopState } from '../../lib/shop-state.js'
import { variantWords } from '../../lib/variant-words.js'

type ArticleCardProps = Pick<ProductCardProps, 'headingLevel' | 'priority' | 'sizes'> & {
  readonly article: ArticleCard
}

/** An article in a list of this shop; a store that is logged in sees what it costs as a subscription. */
export function ArticleCard({ article, ...look }: ArticleCardProps) {
  const { coloursText } = variantWords(article.family)
  const store = useShopState(({ facts }) => facts?.user?.isStore)
  return (
    <ProductCard
      article={article}
      {...look}
      {...(store && { store })}
      {...(coloursText !== undefined && { coloursText })}
    />
  )
}
