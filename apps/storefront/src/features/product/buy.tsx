import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable, isFrameFamily } from '@klarsikt/core/catalogue'
import { BuyFrame } from './buy-frame.js'
import { BuySimple } from './buy-simple.js'

/** Sells a frame with or without lenses, or goods by the piece. */
export function Buy({ article }: { readonly article: Article }) {
  if (isFrameFamily(article.family) && isBuyable(article.price.unit.publicationStatus))
    return <BuyFrame article={article} />
  return <BuySimple article={article} />
}
