import type { ImageSet } from '../media/media.js'
import type { AttributeId } from './attributes.js'
import type { Family } from './families.js'
import type { Flag } from './flags.js'
import type { LensParameters } from './lenses.js'
import type { Price } from './price.js'
import type { PublicationStatus } from './status.js'
import type { WithdrawalDays } from './usps.js'

/** The smallest unit that a cart can hold: a frame, a box of lenses of one power, a ground lens. */
export type Sku = {
  /** Such as `100123-1`. */
  readonly id: string
  readonly articleId: number
  readonly label: string
  /** Parameters of a contact lens; null for other articles. */
  readonly parameters: LensParameters | null
  /** Publication status of this sku, which may differ from that of its article. */
  readonly status: PublicationStatus
}

/** Measures in millimetres and weight in grams. Null if a value does not apply [CARD-008, CARD-009]. */
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
  /** CSS colour of the dot that stands for the variant. */
  readonly swatch: string
  readonly media: ImageSet
}

/** A colour of a model on its product card; for gift cards a design. */
export type ArticleColour = {
  /** Id of the article in that colour. */
  readonly id: number
  readonly url: string
  /** Name of the article, which often contains the colour. */
  readonly name: string
  readonly colorName: string
  /** CSS colour of the dot. */
  readonly swatch: string
  /** Address of the article's first picture in one size. */
  readonly picture: string
  /** What differs from the card that lists the colour; null if price, flags and stock are the same. */
  readonly offer: Pick<ArticleCard, 'flags' | 'price' | 'priceWithLenses' | 'lowestPrice30' | 'couponCode'> | null
}

/** The data of a product card [CARD-003, CARD-011]. */
export type ArticleCard = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly brand: string
  readonly family: Family
  /** Decoded path of the category, such as `/glasögon`. */
  readonly categoryPath: string
  readonly url: string
  readonly flags: readonly Flag[]
  readonly medias: readonly ImageSet[]
  readonly price: Price
  /** Lowest price in kronor of the 30 days before a reduction (prisinformationslagen 7 a §); null without one. */
  readonly lowestPrice30: number | null
  /** Lowest price in kronor with single-vision lenses; null if it takes none or is not sold online. */
  readonly priceWithLenses: number | null
  /** The public code that gives the coupon price; null without one. */
  readonly couponCode: string | null
  /** True if the frame can be tried on virtually [CARD-005]. */
  readonly hasVTO: boolean
  readonly allowSubscription: boolean
  /** Pieces in one package. */
  readonly packageAmount: number | null
  /** All colours of the model, including this one; empty if it has only one. */
  readonly colours: readonly ArticleColour[]
  /** Widths of a frame in millimetres; null for other articles and if unknown. */
  readonly widths: { readonly totalWidth: number; readonly noseBridge: number | null } | null
}

/** A whole article in an answer [CARD-004]. */
export type Article = ArticleCard & {
  readonly moduleName: string
  /** True if stores may not add it to a cart. */
  readonly storeBlocked: boolean
  /** Global Trade Item Number (the number of its bar code); null if unknown. */
  readonly gtin: string | null
  readonly specification: Specification
  readonly skus: readonly Sku[]
  readonly dto: ArticleDetails
}

/** The parts of an article that only the product page needs. */
export type ArticleDetails = {
  readonly description: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** Selling points as texts. USP_FLAGS lists the known ones. */
  readonly usps: readonly string[]
  readonly withdrawalDays: WithdrawalDays
  /** True if it is made to the customer's prescription. The statutory right of withdrawal then does not apply. */
  readonly madeToOrder: boolean
  /** Comparison price, such as `39 kr/100 ml`. */
  readonly unitPriceText: string | null
  readonly variants: readonly ArticleVariant[]
  readonly attributes: Readonly<Partial<Record<AttributeId, string | number | boolean | readonly string[]>>>
}
