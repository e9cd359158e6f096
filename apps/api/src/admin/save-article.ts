import { PublicationStatus } from '@klarsikt/core/catalogue'
import type { Executor } from '@klarsikt/server/database'
import type { ArticleData } from '../modules/catalogue/data.js'
import { type CatalogueRecord, categoryOf } from './catalogue-record.js'

/** Writes one article of a catalogue, in place of what was there under its number. Answers whether it was new. */
export async function saveArticle(tx: Executor, record: CatalogueRecord, now: Date): Promise<boolean> {
  const saved = await tx.query<{ added: boolean }>({
    text: `insert into article (id, slug, family, category_path, variant_key, vat_rate, store_blocked, allow_subscription, published_at, popularity, data)
           values ($1, $2, $3, $4, $5, $6, $7, false, $8, 0, $9)
           on conflict (id) do update set slug = excluded.slug, family = excluded.family, category_path = excluded.category_path,
             variant_key = excluded.variant_key, vat_rate = excluded.vat_rate, store_blocked = excluded.store_blocked,
             published_at = case when $10 then excluded.published_at else article.published_at end, data = excluded.data
           returning xmax = 0 as added`,
    values: [
      record.id,
      record.slug,
      record.family,
      categoryOf(record),
      record.model,
      record.vatRate,
      record.storeBlocked,
      record.publishedAt ? new Date(record.publishedAt) : now,
      JSON.stringify(dataOf(record)),
      record.publishedAt !== undefined,
    ],
  })
  await savePrice(tx, record, now)
  await saveSkus(tx, record)
  return saved.rows[0]?.added === true
}

function dataOf(record: CatalogueRecord): ArticleData {
  const { name, model, brand, packageAmount, specification, variantName, searchTerms } = record
  const { color, shape, material, gender } = specification
  const told = Object.entries({ color, shape, material, gender }).filter(([, value]) => value !== null)
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
        ...Object.fromEntries(told.map(([id, value]) => [id, [String(value)]])),
        ...record.attributes,
      },
    },
  }
}

/** A price that changes is remembered: a later reduction must name the lowest of 30 days. */
async function savePrice(tx: Executor, { id, price, online }: CatalogueRecord, now: Date): Promise<void> {
  await tx.query({
    text: `insert into price_history (article_id, "from", amount) select $1, $2, $3
           where not exists (select 1 from article_price where article_id = $1 and unit_ordinary = $3) on conflict do nothing`,
    values: [id, now, price],
  })
  await tx.query({
    text: `insert into article_price (article_id, unit_status, unit_ordinary, subscription_status, subscription_ordinary, subscription_amount)
           values ($1, $2, $3, 0, $3, $3)
           on conflict (article_id) do update set unit_status = excluded.unit_status, unit_ordinary = excluded.unit_ordinary`,
    values: [id, online ? PublicationStatus.InStock : PublicationStatus.InStoreOnly, price],
  })
}

/** A sku that is no longer named is taken off the shelf, not removed: carts and orders know it. */
async function saveSkus(tx: Executor, { id, skus, online }: CatalogueRecord): Promise<void> {
  await tx.query({
    text: 'update sku set status = 0 where article_id = $1 and not (id = any($2)) and status <> 0',
    values: [id, skus.map((sku) => sku.id)],
  })
  const taken = await tx.query<{ id: string }>({
    text: 'select id from sku where id = any($1) and article_id <> $2 limit 1',
    values: [skus.map((sku) => sku.id), id],
  })
  if (taken.rows[0]) throw new SkuTaken(taken.rows[0].id)
  await tx.query({
    text: `insert into sku (id, article_id, position, label, parameters, status)
           select row.id, $1, row.position, row.label, row.parameters, $3
           from jsonb_to_recordset($2::jsonb) as row(id text, position int, label text, parameters jsonb)
           on conflict (id) do update set position = excluded.position, label = excluded.label,
             parameters = excluded.parameters, status = excluded.status`,
    values: [
      id,
      JSON.stringify(skus.map(({ stock: _, ...sku }, position) => ({ ...sku, position }))),
      online ? PublicationStatus.InStock : PublicationStatus.InStoreOnly,
    ],
  })
  await tx.query({
    // What a checkout has set aside stays: those pieces are still on the shelf.
    text: `insert into stock (sku_id, on_hand, reserved) select row.id, row.stock, 0
           from jsonb_to_recordset($1::jsonb) as row(id text, stock int)
           on conflict (sku_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved)`,
    values: [JSON.stringify(skus.map(({ id: skuId, stock }) => ({ id: skuId, stock })))],
  })
}

/** A sku of the record belongs to another article. */
export class SkuTaken extends Error {
  override readonly name = 'SkuTaken'
}
