export { FRAME_FAMILIES, PRODUCT_FAMILIES, isFamily, isFrameFamily, isHeldInStores, type Family } from './families.js'
export { FLAG_COLORS, isFlagColor, type Flag, type FlagColor } from './flags.js'
export {
  USP_FLAGS,
  WITHDRAWAL_DAYS,
  isUspFlag,
  uspsOf,
  withdrawalDays,
  type UspFlag,
  type WithdrawalDays,
} from './usps.js'
export {
  CONTACT_LENS_TYPES,
  FRAME_LENS_TYPES,
  LENS_COLOURS,
  LENS_INDICES,
  isContactLensType,
  isFrameLensType,
  isLensColour,
  isLensGroupFor,
  type ContactLensType,
  type FrameLens,
  type FrameLensGroup,
  type FrameLensType,
  type LensColour,
  type LensIndex,
  type LensParameters,
} from './lenses.js'
export { lensName } from './lens-name.js'
export {
  PUBLICATION_STATUSES,
  PublicationStatus,
  isBuyable,
  isPublicationStatus,
  isSubscriptionPublished,
  stockState,
  type StockState,
} from './status.js'
export { fromPrice, shownPrice, type Price, type PricePart, type ShownPrice } from './price.js'
export {
  PRICE_HISTORY_DAYS,
  announceCampaign,
  lowestPrice30Days,
  shownReductions,
  reductionPercent,
  type Campaign,
  type PriceChange,
} from './campaign.js'
export { inColour, priceOfColour } from './article-colour.js'
export { modelKeyOf, onePerModel } from './model-key.js'
export { readGtin, type GtinProblem } from './gtin.js'
export { unitPriceText, type Contents } from './unit-price.js'
export {
  ATTRIBUTES,
  ATTRIBUTE_IDS,
  attributesOf,
  isAttributeId,
  type Attribute,
  type AttributeId,
  type AttributeKind,
} from './attributes.js'
export {
  type Article,
  type ArticleCard,
  type ArticleColour,
  type ArticleDetails,
  type ArticleVariant,
  type Sku,
  type Specification,
} from './article.js'
export { productUrl } from './product-url.js'
export { pageTitle } from './page-title.js'
export {
  RECOMMENDATION_LIMIT,
  RECOMMENDATION_TYPES,
  recommendedArticle,
  type RecommendationItem,
  type RecommendationType,
  type RecommendedArticle,
} from './recommendation.js'
