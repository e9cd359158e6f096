import { PublicationStatus } from '@klarsikt/core/catalogue'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { type CatalogueRecord, categoryOf } from './catalogue-record.js'
import type { ArticleData } from './data.js'
import { article, articlePrice, priceHistory, sku, stock } from './tables.js'

/** Writes one article of a catalogue and replaces an earlier one with its number. Returns whether it is new. */
export async function saveArticle(tx: Executor, record: CatalogueRecord, now: Date): Promise<boolean> {
  const row = {
    slug: record.slug,
    family: record.family,
    categoryPath: categoryOf(record),
    variantKey: record.model,
    vatRate: record.vatRate,
    storeBlocked: record.storeBlocked,
    gtin: record.gtin,
    data: dataOf(record),
  }
  const publishedAt = record.publishedAt && new Date(record.publishedAt)
  const [saved] = await tx.orm
    .insert(article)
    .values({ ...row, id: record.id, allowSubscription: false, publishedAt: publishedAt || now, popularity: 0 })
    .onConflictDoUpdate({ target: article.id, set: publishedAt ? { ...row, publishedAt } : row })
    .returning({ added: sql<boolean>`xmax = 0` })
  await savePrice(tx, record, now)
  await saveSkus(tx, record)
  return saved?.added === true
}

function dataOf(record: CatalogueRecord): ArticleData {
  const { name, model, brand, packageAmount, specification, variantName, searchTerms } = record
  const { color, shape, material, gender } = specification
  const given = Object.entries({ color, shape, material, gender }).filter(([, value]) => value !== null)
  return {
    name,
    moduleName: model,
    brand,
    packageAmount,
    hasVTO: false,
    flags: [],
    specification,
    medias: [],
    variantName,
    swatch: null,
    frame: null,
    searchTerms,
    traits: {
      line: null,
      audience: [],
      lensDesign: null,
      sports: [],
      care: null,
      category: null,
      goods: [],
      outlet: false,
    },
    dto: {
      description: record.description,
      details: [],
      usps: [],
      withdrawalDays: record.withdrawalDays,
      madeToOrder: record.madeToOrder,
      unitPriceText: null,
      attributes: {
        brand: [brand],
        ...Object.fromEntries(given.map(([id, value]) => [id, [String(value)]])),
        ...record.attributes,
      },
    },
  }
}

/** Keeps changed prices in the history, because a later reduction must state the lowest price of 30 days. */
async function savePrice({ orm }: Executor, { id, price, online }: CatalogueRecord, now: Date): Promise<void> {
  const known = await orm.$count(
    articlePrice,
    and(eq(articlePrice.articleId, id), eq(articlePrice.unitOrdinary, price)),
  )
  if (known === 0)
    await orm.insert(priceHistory).values({ articleId: id, from: now, amount: price }).onConflictDoNothing()
  const unit = { unitStatus: statusOf(online), unitOrdinary: price }
  await orm
    .insert(articlePrice)
    .values({
      ...unit,
      articleId: id,
      subscriptionStatus: PublicationStatus.Unpublished,
      subscriptionOrdinary: price,
      subscriptionAmount: price,
    })
    .onConflictDoUpdate({ target: articlePrice.articleId, set: unit })
}

const statusOf = (online: boolean) => (online ? PublicationStatus.InStock : PublicationStatus.InStoreOnly)

/** Takes missing skus off sale but does not delete them, because carts and orders refer to them. */
async function saveSkus({ orm }: Executor, { id, skus, online }: CatalogueRecord): Promise<void> {
  const ids = skus.map((one) => one.id)
  await orm
    .update(sku)
    .set({ status: PublicationStatus.Unpublished })
    .where(and(eq(sku.articleId, id), notInArray(sku.id, ids), ne(sku.status, PublicationStatus.Unpublished)))
  const [taken] = await orm
    .select({ id: sku.id })
    .from(sku)
    .where(and(inArray(sku.id, ids), ne(sku.articleId, id)))
    .limit(1)
  if (taken) throw new SkuTaken(taken.id)
  if (skus.length === 0) return
  await orm
    .insert(sku)
    .values(
      skus.map(({ id: skuId, label, parameters }, position) => ({
        id: skuId,
        articleId: id,
        position,
        label,
        parameters,
        status: statusOf(online),
      })),
    )
    .onConflictDoUpdate({
      target: sku.id,
      set: {
        position: sql`excluded.position`,
        label: sql`excluded.label`,
        parameters: sql`excluded.parameters`,
        status: sql`excluded.status`,
      },
    })
  await orm
    .insert(stock)
    .values(skus.map(({ id: skuId, stock: onHand }) => ({ skuId, onHand })))
    // The stock stays at least what checkouts have reserved, because those pieces are still in stock.
    .onConflictDoUpdate({ target: stock.skuId, set: { onHand: sql`greatest(excluded.on_hand, ${stock.reserved})` } })
}

/** A sku of the record belongs to another article. */
export class SkuTaken extends Error {
  override readonly name = 'SkuTaken'
}
