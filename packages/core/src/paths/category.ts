import type { ContactLensType, Family } from '../catalogue/index.js'

/**
 * The articles of its family on a category page. Each property narrows them. Without `goods` there are no accessories.
 */
export interface CategoryFilter {
  /** Exact name of the brand. */
  readonly brand?: string
  /** Product line of a brand; `Meta` are smart glasses. */
  readonly line?: 'Meta'
  readonly audience?: 'kids' | 'youth'
  readonly lensType?: ContactLensType
  readonly lensDesign?: 'multifocal' | 'toric'
  readonly sport?: Sport
  readonly care?: CareType
  readonly category?: 'readers'
  readonly goods?: 'accessories' | 'extra-lenses' | 'lens-solution'
  /** Leaves out articles that only stores sell. */
  readonly buyableOnline?: true
}

/** The traits of an article that decide, with family and brand, on which category pages it is. */
export type CategoryTraits = {
  readonly line: CategoryFilter['line'] | null
  readonly audience: readonly NonNullable<CategoryFilter['audience']>[]
  readonly lensDesign: CategoryFilter['lensDesign'] | null
  readonly sports: readonly Sport[]
  readonly care: CareType | null
  readonly category: CategoryFilter['category'] | null
  /** Empty unless it is an accessory. Lens solution is both `accessories` and `lens-solution`. */
  readonly goods: readonly NonNullable<CategoryFilter['goods']>[]
  readonly outlet: boolean
}

/** Sports with a category page. */
export type Sport = 'downhill' | 'cross-country' | 'running' | 'road-cycling' | 'golf'

/** Kinds of eye care with a category page. */
export type CareType = 'supplement' | 'eyelid-hygiene' | 'eye-mask' | 'eye-gel' | 'eye-spray' | 'eye-drops'

/** A category page: its path, and the articles that it shows. */
export interface Category {
  /** In NFC, not percent-encoded. */
  readonly path: string
  readonly family: Family
  /** Key of the category above it in the breadcrumb; null at the top. */
  readonly parent: string | null
  readonly filter: CategoryFilter
}

/** A category as a row of a table. The parent is the family's page if absent. */
export type CategoryRow = readonly [path: string, filter: CategoryFilter, parent?: string]
