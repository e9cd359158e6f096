import type { Article, ArticleCard, Sku, Variant } from '@klarsikt/contract/shop/types'
import { isFrameFamily, type PublicationStatus, stockState } from '@klarsikt/core/catalogue'
import type { PricedLensGroup } from '@klarsikt/core/lens-advice'
import { type ImageSet, imageSet, modelUrl } from '@klarsikt/core/media'
import type { Ore } from '@klarsikt/core/money'
import { MODEL_VERSION } from '@klarsikt/pictures'
import type { ArrivalOf } from './arrival.js'
import { coloursOf, offerOf, urlOf } from './colours-of.js'
import type { ArticleRow, SkuRow } from './load.js'
import { skuStatus, unitPriceAt } from './price.js'
import { wireVideo } from './wire-video.js'

/** An article in the forms that answers need. */
export type ArticleView = {
  readonly row: ArticleRow
  readonly article: Article
  readonly card: ArticleCard
  /** The price of one piece now, in öre. */
  readonly amount: Ore
  readonly status: PublicationStatus
  /** The article as `{"data":…}`, made at the first call. */
  readonly json: () => string
}

/** What surrounds an article: its skus, and the other colours or packs of the same model, including itself. */
export type Surroundings = {
  readonly skusOf: (articleId: number) => readonly SkuRow[]
  readonly siblings: readonly ArticleRow[]
  /** The lenses that are sold for frames. */
  readonly lenses: readonly PricedLensGroup[]
  readonly now: Date
  readonly pictureOf: PictureOf
  readonly arrivalOf: ArrivalOf
}

/** Makes the addresses of a picture. */
export type PictureOf = (hash: string, alt: string) => ImageSet

/** Returns the same object for the same picture, because an article and each of its variants use it. */
export function sharedPictures(): PictureOf {
  const sets = new Map<string, ImageSet>()
  return (hash, alt) => {
    const key = `${hash} ${alt}`
    const known = sets.get(key)
    if (known) return known
    const made = imageSet(hash, alt)
    sets.set(key, made)
    return made
  }
}

export function buildArticle(row: ArticleRow, around: Surroundings): ArticleView {
  const { skusOf, siblings, lenses, now, pictureOf, arrivalOf } = around
  const { data } = row
  const { allowSubscription } = row
  const wireSkus: Sku[] = skusOf(row.id).map((sku) => ({
    id: sku.id,
    articleId: sku.articleId,
    label: sku.label,
    parameters: sku.parameters,
    status: skuStatus(sku.status, sku.available),
  }))
  const { amount } = unitPriceAt(row.price, now)
  const offerNow = (article: ArticleRow) => offerOf(article, { skus: skusOf(article.id), lenses, now })
  const offer = offerNow(row)
  const status = offer.price.unit.publicationStatus
  const pictures = data.medias.map(({ hash, alt }) => pictureOf(hash, alt))
  const card: ArticleCard = {
    id: row.id,
    slug: row.slug,
    name: data.name,
    brand: data.brand,
    family: row.family,
    categoryPath: row.categoryPath,
    url: urlOf(row),
    ...offer,
    // A card shows one picture, and a second one on hover. With all pictures lists would be three times as large.
    medias: pictures.slice(0, 2),
    hasVTO: data.hasVTO && modelOf(row) !== null,
    allowSubscription,
    packageAmount: data.packageAmount,
    colours: coloursOf(siblings, offer, offerNow),
    widths: widthsOf(row),
  }
  const article = {
    ...card,
    medias: pictures,
    ...detailsOf(row, wireSkus, siblings, { status, now, pictureOf, arrivalOf }),
  }
  let json: string | undefined
  return { row, article, card, amount, status, json: () => (json ??= JSON.stringify({ data: article })) }
}

function widthsOf({ family, data: { specification } }: ArticleRow): ArticleCard['widths'] {
  const { totalWidth, noseBridge } = specification
  return isFrameFamily(family) && totalWidth !== null ? { totalWidth, noseBridge } : null
}

function detailsOf(
  row: ArticleRow,
  skus: Sku[],
  siblings: readonly ArticleRow[],
  {
    status,
    now,
    pictureOf,
    arrivalOf,
  }: { status: PublicationStatus; now: Date; pictureOf: PictureOf; arrivalOf: ArrivalOf },
): Omit<Article, keyof ArticleCard> {
  const { data } = row
  const { amount } = unitPriceAt(row.price, now)
  const plain = arrivalOf(amount, data.dto.madeToOrder)
  return {
    moduleName: data.moduleName,
    storeBlocked: row.storeBlocked,
    gtin: row.gtin,
    specification: { ...data.specification },
    skus,
    dto: {
      ...data.dto,
      details: [...data.dto.details],
      usps: [...data.dto.usps],
      attributes: data.dto.attributes as Article['dto']['attributes'],
      variants: stockState(status) === 'in-store' && siblings.length < 2 ? [] : variantsOf(siblings, pictureOf),
      deliveryFrom: plain.from,
      deliveryTo: plain.to,
      deliveryWithLenses: isFrameFamily(row.family) ? arrivalOf(amount, true) : null,
      frame: data.frame ?? null,
      model: modelOf(row),
      video: data.video ? wireVideo(data.video) : null,
    },
  }
}

/** The address of a frame's 3D model, which is named by the frame's first picture. */
function modelOf({ data }: ArticleRow): string | null {
  const [media] = data.medias
  return data.frame && media ? modelUrl(media.hash, MODEL_VERSION) : null
}

function variantsOf(siblings: readonly ArticleRow[], pictureOf: PictureOf): Variant[] {
  if (siblings.length < 2) return []
  return siblings.map((sibling) => {
    const [media] = sibling.data.medias
    return {
      articleId: sibling.id,
      slug: sibling.slug,
      url: urlOf(sibling),
      colorName: sibling.data.variantName,
      swatch: sibling.data.swatch ?? '',
      media: pictureOf(media?.hash ?? '', media?.alt ?? sibling.data.name),
    }
  })
}
