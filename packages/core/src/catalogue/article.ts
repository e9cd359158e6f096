import type { ImageSet } from '../media/media.js'
import type { AttributeId } from './attributes.js'
import type { Family } from './families.js'
import type { Flag } from './flags.js'
import type { ContactLensType, FrameLens, LensParameters } from './lenses.js'
import type { Price } from './price.js'
import type { UspFlag, WithdrawalDays } from './usps.js'

/** One thing that can be put in a cart: a frame, a lens box of one strength, a ground lens. */
export type Sku = {
  /** Like `100123-1`. */
  readonly id: string
  readonly articleId: number
  readonly label: string
  /** Strengths of a contact lens, otherwise null. */
  readonly parameters: LensParameters | null
  /** Publication status of this very piece. */
  readonly status: number
}

/** A lens that can be ground for a frame, sold as a child of the frame's sku. */
export type LensSku = Sku & { readonly lens: FrameLens; readonly price: Price }

/** Measures and traits; millimetres and grams, null where they do not apply [CARD-008, CARD-009]. */
export type Specification = {
  readonly lensType: ContactLensType | null
  readonly weight: number | null
  readonly length: number | null
  readonly height: number | null
  readonly width: number | null
  readonly totalWidth: number | null
  readonly noseBridge: number | null
  readonly lensWidth: number | null
  readonly lensHeight: number | null
  readonly templeLength: number | null
  readonly shape: string | null
  readonly material: string | null
  readonly color: string | null
  readonly gender: string | null
}

/** The same model in another colour. */
export type ArticleVariant = {
  readonly articleId: number
  readonly slug: string
  readonly color: string
  readonly colorName: string
  /** CSS colour of the dot that stands for the variant. */
  readonly swatch: string
  readonly media: ImageSet | null
}

/** What only the product page needs. */
export type ArticleDetails = {
  readonly description: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly usps: readonly UspFlag[]
  readonly withdrawalDays: WithdrawalDays
  /** Made after the customer's own prescription; the statutory right of withdrawal does not apply. */
  readonly madeToOrder: boolean
  /** Lowest price in kronor of the 30 days before the reduction; null when nothing is reduced. */
  readonly lowestPrice30: number | null
  /** Comparison price, for example `5,99 kr/st`. */
  readonly unitPriceText: string | null
  readonly variants: readonly ArticleVariant[]
  readonly attributes: Readonly<Partial<Record<AttributeId, readonly string[]>>>
}

/** What a product card is made from, as it travels on the wire [CARD-004, CARD-011]. */
export type Article = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly moduleName: string
  /** Pieces in a package. */
  readonly packageAmount: number | null
  readonly brand: string
  readonly allowSubscription: boolean
  /** Virtual try-on is available [CARD-005]. */
  readonly hasVTO: boolean
  /** Stores may not add it to a cart. */
  readonly storeBlocked: boolean
  readonly family: Family
  /** Decoded path of the category it lives under, for example `/glasögon`. */
  readonly categoryPath: string
  readonly url: string
  readonly flags: readonly Flag[]
  readonly specification: Specification
  readonly medias: readonly ImageSet[]
  readonly skus: readonly Sku[]
  readonly price: Price
  readonly dto: ArticleDetails
}
