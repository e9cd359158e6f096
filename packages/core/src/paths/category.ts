import type { ContactLensType, Family } from '../catalogue/index.js'

/**
 * What a category page shows of its family. Every given property narrows; an empty filter is the
 * whole family. Without `goods` a page shows the products themselves and no accessories.
 */
export interface CategoryFilter {
  /** Exact name of the brand. */
  readonly brand?: string
  /** Product line of a brand, here the smart glasses. */
  readonly line?: 'Meta'
  readonly audience?: 'kids' | 'youth'
  readonly lensType?: ContactLensType
  readonly lensDesign?: 'multifocal' | 'toric'
  readonly sport?: Sport
  readonly care?: CareType
  readonly category?: 'readers'
  readonly goods?: 'accessories' | 'extra-lenses' | 'lens-solution'
  /** Only what can be bought on the web, in-store items left out. */
  readonly buyableOnline?: true
}

/** What decides, with family and brand, which category pages an article is on. */
export type CategoryTraits = {
  readonly line: CategoryFilter['line'] | null
  readonly audience: readonly NonNullable<CategoryFilter['audience']>[]
  readonly lensDesign: CategoryFilter['lensDesign'] | null
  readonly sports: readonly Sport[]
  readonly care: CareType | null
  readonly category: CategoryFilter['category'] | null
  /** Empty for the products themselves; a lens solution is both an accessory and a solution. */
  readonly goods: readonly NonNullable<CategoryFilter['goods']>[]
  /** On the outlet page. */
  readonly outlet: boolean
}

/** Sports that have a page of their own. */
export type Sport = 'downhill' | 'cross-country' | 'running' | 'road-cycling' | 'golf'

/** Kinds of eye care that have a page of their own. */
export type CareType = 'supplement' | 'eyelid-hygiene' | 'eye-mask' | 'eye-gel' | 'eye-spray' | 'eye-drops'

/** One category page. */
export interface Category {
  /** NFC, not percent-encoded. */
  readonly path: string
  readonly family: Family
  /** Key of the category above it in the breadcrumb, or null at the top. */
  readonly parent: string | null
  readonly filter: CategoryFilter
}

/** A category as a line of a table: path, filter and the parent unless it is the family page. */
export type CategoryRow = readonly [path: string, filter: CategoryFilter, parent?: string]
