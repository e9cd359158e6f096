import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { ProductCard, type ProductCardProps } from '@klarsikt/design-system/product-card'
import { variantWords } from '../../lib/variant-words.js'

type ArticleCardProps = Pick<ProductCardProps, 'headingLevel' | 'priority' | 'sizes'> & {
  readonly article: ArticleCard
}

/** An article in a list of this shop. */
export function ArticleCard({ article, ...look }: ArticleCardProps) {
  const { coloursText } = variantWords(article.family)
  return <ProductCard article={article} {...look} {...(coloursText !== undefined && { coloursText })} />
}
