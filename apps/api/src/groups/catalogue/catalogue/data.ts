import type { Article, ArticleDetails, FrameLens } from '@klarsikt/core/catalogue'
import type { PictureReference, VideoReference } from '@klarsikt/core/media'
import type { CategoryTraits } from '@klarsikt/core/paths'

/** The facts of an article. Price and stock change separately and have columns of their own. */
export type ArticleData = Pick<
  Article,
  'name' | 'moduleName' | 'brand' | 'packageAmount' | 'hasVTO' | 'flags' | 'specification'
> & {
  readonly medias: readonly PictureReference[]
  readonly variantName: string
  readonly swatch: string | null
  readonly frame: unknown
  /** Missing in older rows. */
  readonly video?: VideoReference | null
  readonly traits: CategoryTraits
  readonly searchTerms: readonly string[]
  readonly dto: Omit<ArticleDetails, 'variants'>
}

export type LensOptionData = FrameLens & { readonly label: string; readonly description: string }
