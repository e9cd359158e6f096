import type { ImageSet } from '../media/media.js'
import type { AttributeId } from './attributes.js'
import type { Family } from './families.js'
import type { Flag } from './flags.js'
import type { LensParameters } from './lenses.js'
import type { Price } from './price.js'
import type { PublicationStatus } from './status.js'
import type { WithdrawalDays } from './usps.js'

/** One thing that can be put in a cart: a frame, a lens box of one strength, a ground lens. */
export type Sku = {
  /** Like `100123-1`. */
  readonly id: string
  readonly articleId: number
  readonly label: string
  /** Strengths of a contact lens, otherwise null. */
  readonly parameters: LensParameters | null
  /** Publication status of this very piece. */
  readonly status: PublicationStatus
}

/** Measures and traits; millimetres and grams, null where they do not apply [CARD-008, CARD-009]. */
export type Specification = {
  readonly lensType: string | null
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
  readonly url: string
  readonly colorName: string
  /** CSS colour of the variant's dot. */
  readonly swatch: string
  readonly media: ImageSet
}

/** A colour of a model on its card; of gift cards, a design. */
export type ArticleColour = {
  /** The article in that colour. */
  readonly id: number
  readonly url: string
  /** Of the article; many are named with their colour. */
  readonly name: string
  readonly colorName: string
  /** CSS colour of the dot. */
  readonly swatch: string
  /** Address of its first picture, in one size. */
  readonly picture: string
  /** What differs from the card that names the colour; null where it costs the same and has the same flags and stock. */
  readonly offer: Pick<ArticleCard, 'flags' | 'price' | 'priceWithLenses' | 'lowestPrice30' | 'couponCode'> | null
}

/** What a product card is made from [CARD-003, CARD-011]. */
export type ArticleCard = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly brand: string
  readonly family: Family
  /** Decoded path of the category it lives under, for example `/glasögon`. */
  readonly categoryPath: string
  readonly url: string
  readonly flags: readonly Flag[]
  readonly medias: readonly ImageSet[]
  readonly price: Price
  /** Lowest price in kronor of the 30 days before the reduction; null when nothing is reduced. */
  readonly lowestPrice30: number | null
  /**
   * Least price in kronor of a frame with lenses of one strength that are ground for it; null for what takes no lenses and for
   * a frame that cannot be bought online.
   */
  readonly priceWithLenses: number | null
  /** The public code that gives the coupon price; null when no code does. */
  readonly couponCode: string | null
  /** Virtual try-on is available [CARD-005]. */
  readonly hasVTO: boolean
  readonly allowSubscription: boolean
  /** Pieces in a package. */
  readonly packageAmount: number | null
  /** The colours of the model, its own among them; none where it has but one. */
  readonly colours: readonly ArticleColour[]
  /** How wide a frame is, in millimetres; null for what is no frame and where it is not known. */
  readonly widths: { readonly totalWidth: number; readonly noseBridge: number | null } | null
}

/** A whole article as it travels on the wire [CARD-004]. */
export type Article = ArticleCard & {
  readonly moduleName: string
  /** Stores may not add it to a cart. */
  readonly storeBlocked: boolean
  readonly specification: Specification
  readonly skus: readonly Sku[]
  readonly dto: ArticleDetails
}

/** What only the product page needs. */
export type ArticleDetails = {
  readonly description: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** Selling points as texts, see USP_FLAGS for the ones known by name. */
  readonly usps: readonly string[]
  readonly withdrawalDays: WithdrawalDays
  /** Made after the customer's own prescription; the statutory right of withdrawal does not apply. */
  readonly madeToOrder: boolean
  /** Comparison price, for example `39 kr/100 ml`. */
  readonly unitPriceText: string | null
  readonly variants: readonly ArticleVariant[]
  readonly attributes: Readonly<Partial<Record<AttributeId, string | number | boolean | readonly string[]>>>
}
