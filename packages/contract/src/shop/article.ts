import {
  FLAG_COLORS,
  FRAME_LENS_TYPES,
  LENS_COLOURS,
  LENS_INDICES,
  PRODUCT_FAMILIES,
  PUBLICATION_STATUSES,
} from '@klarsikt/core/catalogue'
import { VAT_RATES } from '@klarsikt/core/money'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId, kronor, skuId, typed, workingDays } from './parts.js'
import { shopRoutes } from './routes.js'

const publicationStatus = z.literal(PUBLICATION_STATUSES)

export const pricePart = z
  .object({
    publicationStatus: publicationStatus,
    currency: z.literal('SEK'),
    isCampaign: z.boolean(),
    ordinaryPrice: kronor,
    /** Price of one piece with the applied code; null without one. */
    couponPrice: kronor.nullable(),
    /** Lowest price of a model; null for an article, which is one colour or pack of it. */
    fromPrice: kronor.nullable(),
    amount: kronor,
  })
  .meta({ id: 'PricePart' })

export const price = z.object({ unit: pricePart, subscription: pricePart }).meta({ id: 'Price' })

/** Addresses of one picture in five widths [MEDIA-007]. */
export const imageSet = z
  .object({
    alt: z.string(),
    xs: z.string(),
    sm: z.string(),
    md: z.string(),
    lg: z.string(),
    xl: z.string(),
  })
  .meta({ id: 'ImageSet' })

const backdropCrops = z.object({ wide: z.string(), tall: z.string() })

/** A picture behind the head of a page: crops for wide and narrow windows, light and dark theme. */
export const backdropSet = z
  .object({ alt: z.string(), light: backdropCrops, dark: backdropCrops })
  .meta({ id: 'BackdropSet' })

/** A video without sound. The browser plays the first format that it knows [MEDIA-002]. */
export const videoSet = z
  .object({
    /** Description for people who cannot see it. */
    label: z.string(),
    poster: z.string(),
    sources: z.array(z.object({ src: z.string(), type: z.string() })),
    /** Width divided by height. */
    ratio: z.number(),
  })
  .meta({ id: 'VideoSet' })

const text = z.string().nullable()
const millimetres = z.number().nullable()

export const specification = z
  .object({
    lensType: text,
    weight: z.number().nullable(),
    length: millimetres,
    height: millimetres,
    width: millimetres,
    totalWidth: millimetres,
    noseBridge: millimetres,
    lensWidth: millimetres,
    lensHeight: millimetres,
    templeLength: millimetres,
    shape: text,
    material: text,
    color: text,
    gender: text,
  })
  .meta({ id: 'Specification' })

/** Parameters of a contact lens sku. The product page only offers values that exist. */
export const lensParameters = z
  .object({
    power: z.string(),
    baseCurve: z.string(),
    diameter: z.string(),
    cylinder: text,
    axis: text,
    addition: text,
  })
  .meta({ id: 'LensParameters' })

export const sku = z
  .object({
    id: skuId,
    articleId: z.number().int(),
    label: z.string(),
    parameters: lensParameters.nullable(),
    status: publicationStatus,
  })
  .meta({ id: 'Sku' })

export const variant = z
  .object({
    articleId: z.number().int(),
    slug: z.string(),
    url: z.string(),
    colorName: z.string(),
    swatch: z.string(),
    media: imageSet,
  })
  .meta({ id: 'Variant' })

/** The parts of a card that a colour of the model may have of its own. */
const offer = {
  flags: z.array(z.object({ text: z.string(), color: z.enum(FLAG_COLORS) })),
  price,
  /** Lowest price with single-vision lenses; null if it takes none or is not sold online. */
  priceWithLenses: kronor.nullable(),
  /** Lowest price of the 30 days before, while `price.unit.isCampaign` (prisinformationslagen 7 a §). */
  lowestPrice30: kronor.nullable(),
  /** The public code that gives `price.unit.couponPrice`. */
  couponCode: z.string().nullable(),
}

export const articleColour = z
  .object({
    /** Id of the article in that colour. */
    id: z.number().int(),
    url: z.string(),
    /** Name of the article, which often contains the colour. */
    name: z.string(),
    colorName: z.string(),
    /** CSS colour of the dot. */
    swatch: z.string(),
    /** Address of its first picture, in the size of a card. */
    picture: z.string(),
    /** What differs from the card. Null if price, flags and stock are the same, which keeps lists small. */
    offer: z.object(offer).nullable(),
  })
  .meta({ id: 'ArticleColour' })

/** The data of a product card, in lists, rails and searches. */
export const articleCard = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    family: z.enum(PRODUCT_FAMILIES),
    /** Path of the product's pages, such as `/glasögon`. */
    categoryPath: z.string(),
    url: z.string(),
    ...offer,
    medias: z.array(imageSet),
    hasVTO: z.boolean(),
    allowSubscription: z.boolean(),
    packageAmount: z.number().int().nullable(),
    /** All colours of the model, including this one; empty if it has only one. */
    colours: z.array(articleColour),
    /** Widths of a frame in millimetres, to tell whether it fits; null for other articles and if unknown. */
    widths: z.object({ totalWidth: z.number(), noseBridge: millimetres }).nullable(),
  })
  .meta({ id: 'ArticleCard' })

export const article = articleCard
  .extend({
    moduleName: z.string(),
    storeBlocked: z.boolean(),
    /** GTIN of 8, 12, 13 or 14 digits; null where none is known. */
    gtin: z.string().nullable(),
    specification,
    skus: z.array(sku),
    dto: z.object({
      description: z.string(),
      details: z.array(z.object({ label: z.string(), value: z.string() })),
      usps: z.array(z.string()),
      withdrawalDays: z.union([z.literal(30), z.literal(90)]),
      madeToOrder: z.boolean(),
      /** Comparison price (jämförpris), such as `39 kr/100 ml`. */
      unitPriceText: text,
      variants: z.array(variant),
      attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
      /** First and last day of arrival if it is ordered today. */
      deliveryFrom: z.string(),
      deliveryTo: z.string(),
      /** The same with lenses ground for it; null for articles that take none. */
      deliveryWithLenses: z.object({ from: z.string(), to: z.string(), workingDays }).nullable(),
      /** The shape of the frame for line drawings and 3D; null for other articles. */
      frame: z.unknown().nullable(),
      /** Address of its 3D model (GLB); null without one. */
      model: z.string().nullable(),
      video: videoSet.nullable(),
    }),
  })
  .meta({ id: 'Article' })

export const lensOption = z
  .object({
    skuId,
    lensType: z.enum(FRAME_LENS_TYPES),
    /** Refractive index. With the type it decides which prescriptions the lens suits (core/lens-advice). */
    index: z.enum(LENS_INDICES),
    polarized: z.boolean(),
    label: z.string(),
    description: z.string(),
    needsPrescription: z.boolean(),
    needsAddition: z.boolean(),
    needsWorkingDistance: z.boolean(),
    /** Tint or photochromic colour. A frame can have each once. */
    color: z.enum(LENS_COLOURS),
    price: kronor,
    /** In percent, included in the price. */
    vatRate: z.literal(VAT_RATES),
  })
  .meta({ id: 'LensOption' })

export const lensOptions = z
  .object({
    data: z.object({
      /** VAT of the frame in percent. */
      frameVatRate: z.literal(VAT_RATES),
      groups: z.array(
        z.object({
          lensType: z.enum(FRAME_LENS_TYPES),
          title: z.string(),
          text: z.string(),
          fromPrice: kronor,
          options: z.array(lensOption),
        }),
      ),
    }),
  })
  .meta({ id: 'LensOptions' })

const eye = {
  sphere: typed,
  cylinder: typed.optional(),
  axis: typed.optional(),
  addition: typed.optional(),
  pupillaryDistance: typed,
}

/** A glasses prescription as the user typed it, with signs and commas. core parses and checks it. */
export const typedPrescription = z
  .object({
    right: z.object(eye),
    left: z.object(eye),
    confirmedRecent: z.boolean(),
    workingDistance: z
      .object({ monitor: typed.optional(), tools: typed.optional(), other: typed.optional() })
      .optional(),
  })
  .meta({ id: 'TypedPrescription' })

export const articleEndpoints = {
  getArticle: endpoint(shopRoutes.getArticle, {
    permission: 'shop.browse',
    summary: 'Returns an article by its number',
    params: z.object({ id: articleId }),
    reply: z.object({ data: article }),
    errors: ['article.not-found'],
  }),
  getArticleBySlug: endpoint(shopRoutes.getArticleBySlug, {
    permission: 'shop.browse',
    summary: 'Returns an article by its slug',
    params: z.object({ slug: z.string().min(1).max(200) }),
    reply: z.object({ data: article }),
    errors: ['article.not-found'],
  }),
  getLensOptions: endpoint(shopRoutes.getLensOptions, {
    permission: 'shop.browse',
    summary: 'Returns the lenses that fit a frame',
    params: z.object({ id: articleId }),
    reply: lensOptions,
    errors: ['article.not-found'],
  }),
  validatePrescription: endpoint(shopRoutes.validatePrescription, {
    permission: 'shop.browse',
    audits: { exempt: 'It changes nothing.' },
    summary: 'Checks a typed prescription for one lens',
    params: z.object({ id: articleId }),
    body: z.object({ lensSkuId: skuId, prescription: typedPrescription }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['article.not-found', 'prescription.invalid', 'lens.unsuitable'],
  }),
}
