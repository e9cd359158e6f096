import { isDeepStrictEqual } from 'node:util'
import type { ArticleCard, ArticleColour, PricePart } from '@klarsikt/contract/shop/types'
import { isBuyable, modelKeyOf, productUrl, type PublicationStatus, shownReductions } from '@klarsikt/core/catalogue'
import { type PricedLensGroup, priceWithLenses } from '@klarsikt/core/lens-advice'
import { IMAGE_WIDTHS, pictureUrl } from '@klarsikt/core/media'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { ArticleRow, SkuRow } from './load.js'
import { articleStatus, skuStatus, unitPriceAt } from './price.js'

/** The price and stock of an article on a card. */
type Offer = NonNullable<ArticleColour['offer']>

/** The colours of a model for the card of one of them; empty for packs and for a single colour. */
export function coloursOf(
  siblings: readonly ArticleRow[],
  own: Offer,
  offer: (sibling: ArticleRow) => Offer,
): ArticleCard['colours'] {
  const coloured = siblings.filter((sibling) => modelKeyOfRow(sibling) !== null)
  if (coloured.length < 2) return []
  return coloured.map((sibling) => {
    const other = offer(sibling)
    return {
      id: sibling.id,
      url: urlOf(sibling),
      name: sibling.data.name,
      colorName: sibling.data.variantName,
      swatch: sibling.data.swatch ?? '',
      picture: pictureUrl(sibling.data.medias[0]?.hash ?? '', IMAGE_WIDTHS.lg),
      offer: isDeepStrictEqual(own, other) ? null : other,
    }
  })
}

/** The key of the model, of which lists show one colour; null for packs. */
export const modelKeyOfRow = ({
  variantKey,
  data: { swatch },
}: Pick<ArticleRow, 'variantKey' | 'data'>): string | null => modelKeyOf({ variantKey, swatch })

/** The present price, stock and flags of an article. `lenses` are those that are sold for frames. */
export function offerOf(
  row: ArticleRow,
  {
    skus,
    lenses,
    now,
  }: { readonly skus: readonly SkuRow[]; readonly lenses: readonly PricedLensGroup[]; readonly now: Date },
): Offer {
  const statuses = skus.map((sku) => skuStatus(sku.status, sku.available))
  const { amount } = unitPriceAt(row.price, now)
  const { coupon, lowestPrice30 } = reductionsOf(row, now)
  const status = articleStatus(row.price.unitStatus, statuses)
  const { family } = row
  const { lensWidth } = row.data.specification
  // Lenses can only be chosen for a frame that can be bought.
  const pair = isBuyable(status) ? priceWithLenses({ family, price: amount, lensWidth }, lenses) : null
  return {
    flags: [...row.data.flags],
    price: {
      unit: unitPart(row, status, now),
      subscription: subscriptionPart(row, row.allowSubscription ? statuses : null),
    },
    priceWithLenses: pair === null ? null : kronor(pair),
    lowestPrice30: lowestPrice30 === null ? null : kronor(lowestPrice30),
    couponCode: coupon === null ? null : row.price.couponCode,
  }
}

/** The path of an article's page. */
export function urlOf(row: ArticleRow): string {
  return productUrl({ slug: row.slug, id: row.id }, row.categoryPath)
}

/** An article is one colour or pack, so a price "från" that belongs to another colour would mislead. */
const NO_FROM_PRICE = null

/** The reductions of a unit price that may be shown. */
function reductionsOf({ price }: ArticleRow, now: Date) {
  const inOre = (amount: number | null) => (amount === null ? null : wholeOre(amount))
  return shownReductions({
    isCampaign: unitPriceAt(price, now).isCampaign,
    lowest30: inOre(price.lowest30),
    coupon: inOre(price.unitCoupon),
    couponLowest30: inOre(price.couponLowest30),
  })
}

function unitPart(row: ArticleRow, publicationStatus: PublicationStatus, now: Date): PricePart {
  const { amount, ordinary, isCampaign } = unitPriceAt(row.price, now)
  const { coupon } = reductionsOf(row, now)
  return {
    publicationStatus,
    currency: 'SEK',
    isCampaign,
    ordinaryPrice: kronor(ordinary),
    couponPrice: coupon === null ? null : kronor(coupon),
    fromPrice: NO_FROM_PRICE,
    amount: kronor(amount),
  }
}

/**
 * The subscription price. Null as `skus` means that it is not sold as a subscription, so the price is not published
 * [PRICE-006].
 */
function subscriptionPart({ price }: ArticleRow, skus: readonly PublicationStatus[] | null): PricePart {
  return {
    publicationStatus: skus === null ? 0 : articleStatus(price.subscriptionStatus, skus),
    currency: 'SEK',
    isCampaign: price.subscriptionAmount < price.subscriptionOrdinary,
    ordinaryPrice: kronor(wholeOre(price.subscriptionOrdinary)),
    couponPrice: null,
    fromPrice: NO_FROM_PRICE,
    amount: kronor(wholeOre(price.subscriptionAmount)),
  }
}
