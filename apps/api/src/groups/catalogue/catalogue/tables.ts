import type { Family, FrameLensGroup, LensParameters, PublicationStatus } from '@klarsikt/core/catalogue'
import type { VatRate } from '@klarsikt/core/money'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { store } from '../store/tables.js'
import type { ArticleData, LensOptionData } from './data.js'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A product in one colour or pack size. */
export const article = pgTable(
  'article',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    family: text('family').$type<Family>().notNull(),
    categoryPath: text('category_path').notNull(),
    /** Articles with the same key are colours or packs of the same model. */
    variantKey: text('variant_key').notNull(),
    vatRate: smallint('vat_rate').$type<VatRate>().notNull(),
    storeBlocked: boolean('store_blocked').notNull(),
    /** Null when it is not known. */
    gtin: text('gtin'),
    allowSubscription: boolean('allow_subscription').notNull(),
    publishedAt: instant('published_at').notNull(),
    popularity: integer('popularity').notNull(),
    data: jsonb('data').$type<ArticleData>().notNull(),
  },
  (table) => [
    check('article_vat_rate', sql`${table.vatRate} in (0, 6, 12, 25)`),
    check('article_gtin', sql`${table.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    // An address that is a number is an article's id (core/paths), so a slug must not look like one.
    check('article_slug', sql`${table.slug} !~ '^[0-9]+$'`),
  ],
)

/** The price of an article in öre with VAT. The campaign amount applies only between its two instants. */
export const articlePrice = pgTable(
  'article_price',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => article.id, { onDelete: 'cascade' }),
    unitStatus: smallint('unit_status').$type<PublicationStatus>().notNull(),
    unitOrdinary: integer('unit_ordinary').notNull(),
    unitCampaign: integer('unit_campaign'),
    campaignStart: instant('campaign_start'),
    campaignEnd: instant('campaign_end'),
    campaignName: text('campaign_name'),
    lowest30: integer('lowest_30'),
    unitCoupon: integer('unit_coupon'),
    couponCode: text('coupon_code'),
    /** The lowest price in the 30 days before the code was valid. Without it the price with the code is not shown. */
    couponLowest30: integer('coupon_lowest_30'),
    subscriptionStatus: smallint('subscription_status').$type<PublicationStatus>().notNull(),
    subscriptionOrdinary: integer('subscription_ordinary').notNull(),
    subscriptionAmount: integer('subscription_amount').notNull(),
  },
  (table) => [
    check(
      'article_price_positive',
      sql`${table.unitOrdinary} >= 0 and ${table.subscriptionOrdinary} >= 0 and ${table.subscriptionAmount} >= 0`,
    ),
    // A reduction needs its period and the lowest earlier price (prisinformationslagen 7 a §).
    check(
      'article_price_campaign',
      sql`${table.unitCampaign} is null or (${table.unitCampaign} between 0 and ${table.unitOrdinary} and ${table.campaignStart} is not null and ${table.campaignEnd} is not null and ${table.lowest30} is not null)`,
    ),
  ],
)

/** Past unit prices, for the lowest price in 30 days. */
export const priceHistory = pgTable(
  'price_history',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    from: instant('from').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.from] })],
)

/** Something that can be put in a cart, such as a frame or a box of lenses of one strength. */
export const sku = pgTable(
  'sku',
  {
    id: text('id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    parameters: jsonb('parameters').$type<LensParameters>(),
    /** 20 when it is sold online, in stock or not; 0 or 40 when it is not. */
    status: smallint('status').$type<PublicationStatus>().notNull(),
  },
  (table) => [index('sku_article').on(table.articleId)],
)

/** The pieces of a sku. Reserved pieces belong to an unfinished checkout; sold pieces are in neither number. */
export const stock = pgTable(
  'stock',
  {
    skuId: text('sku_id')
      .primaryKey()
      .references(() => sku.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [check('stock_enough', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`)],
)

/** The pieces of a sku in a store, apart from those in the warehouse. */
export const storeStock = pgTable(
  'store_stock',
  {
    skuId: text('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    onHand: integer('on_hand').notNull(),
    /** Reserved for an unfinished checkout. Goods that wait to be collected are in neither number. */
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.storeId] }),
    index('store_stock_store').on(table.storeId),
    check('store_stock_enough', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)

/** The lenses of one kind. Its number is in the range of article numbers, but it is in no category. */
export const lensGroup = pgTable('lens_group', {
  articleId: integer('article_id').primaryKey(),
  position: integer('position').notNull(),
  data: jsonb('data').$type<FrameLensGroup>().notNull(),
})

/** A lens that is ground for a frame. It is made to order, so it has no stock. */
export const lensOption = pgTable(
  'lens_option',
  {
    skuId: text('sku_id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => lensGroup.articleId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    price: integer('price').notNull(),
    data: jsonb('data').$type<LensOptionData>().notNull(),
  },
  (table) => [check('lens_option_price', sql`${table.price} >= 0`)],
)

/** The specification of every picture in use. */
export const picture = pgTable('picture', {
  hash: text('hash').primaryKey(),
  spec: jsonb('spec').$type<Record<string, unknown>>().notNull(),
})

/**
 * Changes of the catalogue, written by triggers. Each process continues where it stopped. The transaction number makes
 * this safe when transactions commit out of order.
 */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Null means everything. */
    articleId: integer('article_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('catalogue_change_transaction').on(table.transaction)],
)
