export { PRODUCT_FAMILIES, isFrameFamily, isHeldInStores, type Family } from './families.js'
export { FLAG_COLORS, isFlagColor, type Flag } from './flags.js'
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
  FRAME_LENS_TYPES,
  LENS_COLOURS,
  LENS_INDICES,
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
  isSubscriptionPublished,
  stockState,
  type StockState,
} from './status.js'
export { shownPrice, type PricePart } from './price.js'
export { PRICE_HISTORY_DAYS, announceCampaign, lowestPrice30Days, shownReductions } from './campaign.js'
export { inColour, priceOfColour } from './article-colour.js'
export { modelKeyOf, onePerModel } from './model-key.js'
export { readGtin, type GtinProblem } from './gtin.js'
export { unitPriceText, type Contents } from './unit-price.js'
export { ATTRIBUTES, ATTRIBUTE_IDS, attributesOf, type AttributeId } from './attributes.js'
export {
  type Article,
  type ArticleCard,
  type ArticleColour,
  type ArticleDetails,
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
