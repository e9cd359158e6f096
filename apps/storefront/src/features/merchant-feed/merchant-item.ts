import type { Article } from '@klarsikt/contract/shop/types'
import { type Family, isFrameFamily } from '@klarsikt/core/catalogue'
import { offerShipping } from '@klarsikt/core/delivery'
import { kronor, ore } from '@klarsikt/core/money'
import { encodePath } from '@klarsikt/core/paths'
import { SHOP } from '@klarsikt/shop-config'

/** The attributes of an item by Google's names. A list repeats the attribute. */
export type MerchantItem = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>

/** Google's limits: characters of title and description, and number of further pictures. */
const TITLE_CHARACTERS = 150
const DESCRIPTION_CHARACTERS = 5000
const FURTHER_PICTURES = 10

/** Numbers of Google's product taxonomy. Google itself classifies the other families. */
const CATEGORY: Partial<Record<Family, string>> = { glasses: '524', sunglasses: '178', 'contact-lenses': '3011' }

/** Returns an article as Merchant Center reads it. */
export function merchantItem(origin: string, article: Article): MerchantItem {
  const { unit } = article.price
  const { specification, dto } = article
  const [picture, ...further] = article.medias.map(({ xl }) => new URL(xl, origin).href)
  const shipping = offerShipping({ amount: ore(unit.amount), isByEmail: article.family === 'gift-card' })
  const variants = dto.variants.map(({ articleId }) => articleId)
  const colour = dto.variants.find(({ articleId }) => articleId === article.id)?.colorName ?? specification.color
  const category = CATEGORY[article.family]
  const isReduced = unit.amount < unit.ordinaryPrice
  return {
    id: String(article.id),
    title: wholeTitle(article).slice(0, TITLE_CHARACTERS),
    description: dto.description.slice(0, DESCRIPTION_CHARACTERS),
    link: origin + encodePath(article.url),
    image_link: picture ?? '',
    additional_image_link: further.slice(0, FURTHER_PICTURES),
    availability: 'in_stock',
    price: amountText(isReduced ? unit.ordinaryPrice : unit.amount),
    ...(isReduced && { sale_price: amountText(unit.amount) }),
    condition: 'new',
    brand: article.brand,
    ...identifiers(article),
    ...(category !== undefined && { google_product_category: category }),
    product_type: article.categoryPath.slice(1).split('/').join(' > '),
    ...(variants.length > 1 && { item_group_id: String(Math.min(...variants)) }),
    ...(isFrameFamily(article.family) && {
      ...(colour && { color: colour }),
      ...(specification.material && { material: specification.material }),
      gender: GENDERS[specification.gender ?? ''] ?? 'unisex',
      age_group: specification.gender === 'Barn' ? 'kids' : 'adult',
    }),
    shipping: {
      country: SHOP.market.code.toUpperCase(),
      service: shipping.service,
      price: amountText(kronor(shipping.price)),
    },
  }
}

/**
 * Returns the identifiers of an article. Goods of the shop's own brand have only our number. For other brands a missing
 * number proves nothing, so the item makes no claim.
 */
function identifiers({ id, brand, gtin }: Article): MerchantItem {
  const isOwn = brand === SHOP.brand.name
  return {
    ...(gtin !== null && { gtin }),
    ...(isOwn && { mpn: String(id) }),
    ...(isOwn && gtin === null && { identifier_exists: 'no' }),
  }
}

const GENDERS: Readonly<Record<string, string>> = { Dam: 'female', Herr: 'male' }

const wholeTitle = ({ name, brand }: Article): string => (name.includes(brand) ? name : `${brand} ${name}`)

const amountText = (amount: number): string => `${amount.toFixed(2)} ${SHOP.market.currency}`
