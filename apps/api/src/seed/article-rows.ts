import type { DemoArticle, DemoLensGroup, DemoShop } from '@klarsikt/fixtures/demo'
import type { article, articlePrice, lensGroup, lensOption, sku, stock } from '../groups/catalogue/catalogue/tables.js'
import type { ArticleData } from '../groups/catalogue/index.js'

export function articleRow(demo: DemoArticle): typeof article.$inferInsert {
  const {
    name,
    moduleName,
    brand,
    packageAmount,
    hasVTO,
    flags,
    specification,
    medias,
    variantName,
    swatch,
    frame,
    video,
    traits,
    searchTerms,
    dto,
  } = demo
  const data: ArticleData = {
    name,
    moduleName,
    brand,
    packageAmount,
    hasVTO,
    flags,
    specification,
    medias,
    variantName,
    swatch,
    frame,
    video,
    traits,
    searchTerms,
    dto,
  }
  return {
    id: demo.id,
    slug: demo.slug,
    family: demo.family,
    categoryPath: demo.categoryPath,
    variantKey: demo.variantKey,
    vatRate: demo.vatRate,
    storeBlocked: demo.storeBlocked,
    allowSubscription: demo.allowSubscription,
    publishedAt: new Date(demo.publishedAt),
    popularity: Math.round(demo.popularity),
    data,
  }
}

export function priceRow({
  id,
  unit,
  subscription,
  campaign,
  lowestPrice30,
  couponCode,
  couponLowest30,
}: DemoArticle): typeof articlePrice.$inferInsert {
  const reduced = unit.isCampaign && campaign !== null && lowestPrice30 !== null
  return {
    articleId: id,
    unitStatus: unit.publicationStatus,
    unitOrdinary: unit.ordinaryPrice,
    unitCoupon: unit.couponPrice,
    couponCode,
    couponLowest30,
    unitCampaign: reduced ? unit.amount : null,
    campaignStart: reduced ? new Date(campaign.start) : null,
    campaignEnd: reduced ? new Date(campaign.end) : null,
    campaignName: reduced ? campaign.name : null,
    lowest30: reduced ? lowestPrice30 : null,
    subscriptionStatus: subscription.publicationStatus,
    subscriptionOrdinary: subscription.ordinaryPrice,
    subscriptionAmount: subscription.amount,
  }
}

export function skuRows(skus: DemoShop['skus']): {
  skus: (typeof sku.$inferInsert)[]
  stock: (typeof stock.$inferInsert)[]
} {
  const positions = new Map<number, number>()
  return {
    skus: skus.map(({ id, articleId, label, parameters, status }) => {
      const position = positions.get(articleId) ?? 0
      positions.set(articleId, position + 1)
      return { id, articleId, position, label, parameters, status }
    }),
    stock: skus.map((row) => ({ skuId: row.id, onHand: row.stock, reserved: 0 })),
  }
}

export function lensRows(groups: readonly DemoLensGroup[]): {
  groups: (typeof lensGroup.$inferInsert)[]
  options: (typeof lensOption.$inferInsert)[]
} {
  return {
    groups: groups.map(({ articleId, options: _options, ...data }, position) => ({ articleId, position, data })),
    options: groups.flatMap(({ articleId, options }) =>
      options.map(({ skuId, price, label, description, type, index, colour, polarized }, position) => ({
        skuId,
        articleId,
        position,
        price,
        data: { label, description, type, index, colour, polarized },
      })),
    ),
  }
}
