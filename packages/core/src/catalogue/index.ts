export { FAMILIES, FRAME_FAMILIES, isFamily, isFrameFamily, type Family } from './families.js'
export { FLAG_COLORS, isFlagColor, type Flag, type FlagColor } from './flags.js'
export { USP_FLAGS, WITHDRAWAL_DAYS, isUspFlag, withdrawalDays, type UspFlag, type WithdrawalDays } from './usps.js'
export {
  CONTACT_LENS_TYPES,
  FRAME_LENS_TYPES,
  LENS_COLOURS,
  LENS_INDICES,
  isContactLensType,
  isFrameLensType,
  isLensColour,
  type ContactLensType,
  type FrameLens,
  type FrameLensType,
  type LensColour,
  type LensIndex,
  type LensParameters,
} from './lenses.js'
export { PublicationStatus, isBuyable, isSubscriptionPublished, stockState, type StockState } from './status.js'
export { fromPrice, shownPrice, type Price, type PricePart, type ShownPrice } from './price.js'
export { ATTRIBUTES, ATTRIBUTE_IDS, attributesOf, isAttributeId, type Attribute, type AttributeId, type AttributeKind } from './attributes.js'
export { type Article, type ArticleDetails, type ArticleVariant, type LensSku, type Sku, type Specification } from './article.js'
export { type ImageSet, type Media } from '../media/media.js'
