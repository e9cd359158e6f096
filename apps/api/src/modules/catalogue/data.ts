import type { Article, ArticleDetails, Family, FrameLens, FrameLensType } from '@klarsikt/core/catalogue'
import type { VideoReference } from '@klarsikt/core/media'
import type { VatRate } from '@klarsikt/core/money'
import type { CategoryFilter, CareType, Sport } from '@klarsikt/core/paths'
import type { PictureReference } from '../../providers/pictures/port.js'

/** What decides, with family and brand, which category pages an article is on. */
export type Traits = {
  readonly line: CategoryFilter['line'] | null
  readonly audience: readonly NonNullable<CategoryFilter['audience']>[]
  readonly lensDesign: CategoryFilter['lensDesign'] | null
  readonly sports: readonly Sport[]
  readonly care: CareType | null
  readonly category: CategoryFilter['category'] | null
  readonly goods: readonly NonNullable<CategoryFilter['goods']>[]
  readonly outlet: boolean
}

/** The facts of an article; everything that changes by itself (price, stock) has columns of its own. */
export type ArticleData = Pick<
  Article,
  'name' | 'moduleName' | 'brand' | 'packageAmount' | 'hasVTO' | 'flags' | 'specification'
> & {
  readonly medias: readonly PictureReference[]
  readonly variantName: string
  readonly swatch: string | null
  readonly frame: unknown
  /** Missing in rows of before there were films. */
  readonly video?: VideoReference | null
  readonly traits: Traits
  readonly searchTerms: readonly string[]
  readonly dto: Omit<ArticleDetails, 'variants'>
}

/** Lenses of one kind that can be ground for a frame. */
export type LensGroupData = {
  readonly lensType: FrameLensType
  readonly title: string
  readonly text: string
  readonly families: readonly Family[]
  readonly needsPrescription: boolean
  readonly needsAddition: boolean
  readonly needsWorkingDistance: boolean
  readonly madeToOrder: boolean
  readonly vatRate: VatRate
}

export type LensOptionData = FrameLens & { readonly label: string; readonly description: string }
