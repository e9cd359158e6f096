import type { Article, LensOptions } from '@klarsikt/contract/shop/types'
import { lensStudioPath } from '@klarsikt/core/paths'
import { StudioPage } from '../features/lens-studio/studio-page.js'

/** Returns the lens studio of a frame as its route builds it, without a drawing. */
export function studioOf(article: Article, lenses: LensOptions) {
  return (
    <StudioPage
      loaded={{
        article,
        skuId: article.skus[0]?.id ?? '',
        path: lensStudioPath(article.url),
        lenses,
        drawing: null,
        finishes: {},
        breadcrumbs: [],
        head: { tags: [] },
      }}
    />
  )
}
