import { normaliseCode } from '@klarsikt/core/cart'
import type { DemoShop } from '@klarsikt/fixtures/demo'
import { type AdvisoryLock, type Database, type Executor, lockInTransaction } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { sql } from 'drizzle-orm'
import {
  article,
  articlePrice,
  lensGroup,
  lensOption,
  picture,
  priceHistory,
  sku,
  stock,
} from '../groups/catalogue/catalogue/tables.js'
import { categoryText, page } from '../groups/catalogue/page/tables.js'
import { postalCode, store } from '../groups/catalogue/store/tables.js'
import { actAs, audit } from '../groups/platform/index.js'
import { discountCode } from '../groups/sale/discount/tables.js'
import { issueGiftCard } from '../groups/sale/index.js'
import { articleRow, lensRows, priceRow, skuRows } from './article-rows.js'
import { insertRows } from './insert-rows.js'

/** Lets one process at a time fill an empty shop. */
const SEED_LOCK: AdvisoryLock = { id: 7_226_504 }

/** Fills an empty shop in one transaction; false, without a change, when the shop has articles. */
export async function seedShop(
  database: Pick<Database, 'transaction'>,
  make: () => DemoShop | Promise<DemoShop>,
  { encryption, now }: { readonly encryption: Encryption; readonly now: Date },
): Promise<boolean> {
  const fill = async (tx: Executor) => {
    await lockInTransaction(tx, SEED_LOCK)
    const filled = await tx.orm.select({ id: article.id }).from(article).limit(1)
    if (filled.length > 0) return false
    const shop = await make()
    await insertCatalogue(tx, shop)
    await insertContent(tx, shop)
    for (const { number, pin, balance, validUntil } of shop.giftCards)
      await issueGiftCard(tx, encryption, { number, pin, amount: balance, validUntil }, now)
    // Gathers table statistics at once; without them, the first query plans would be bad.
    await tx.orm.execute(sql`analyze`)
    await audit(tx, now, { action: 'shop.filled', subject: 'shop', id: 'demo' })
    return true
  }
  return actAs({ kind: 'system', job: 'seed' }, null, () => database.transaction(fill))
}

async function insertCatalogue(tx: Executor, shop: DemoShop): Promise<void> {
  const { skus, stock: pieces } = skuRows(shop.skus)
  const lenses = lensRows(shop.lensGroups)
  await insertRows(tx, article, shop.articles.map(articleRow))
  await insertRows(tx, articlePrice, shop.articles.map(priceRow))
  await insertRows(
    tx,
    priceHistory,
    shop.priceHistory.map(({ articleId, from, amount }) => ({ articleId, from: new Date(from), amount })),
  )
  await insertRows(tx, sku, skus)
  await insertRows(tx, stock, pieces)
  await insertRows(tx, lensGroup, lenses.groups)
  await insertRows(tx, lensOption, lenses.options)
  await insertRows(
    tx,
    picture,
    shop.pictures.map(({ hash, spec }) => ({ hash, spec: spec as unknown as Record<string, unknown> })),
  )
}

async function insertContent(tx: Executor, shop: DemoShop): Promise<void> {
  await insertRows(tx, categoryText, [...shop.categories])
  await insertRows(tx, page, shop.pages)
  await insertRows(tx, store, [...shop.stores])
  await insertRows(tx, postalCode, [...shop.postalCodes])
  await insertRows(
    tx,
    discountCode,
    shop.discountCodes.map((code) => ({
      code: normaliseCode(code.code),
      text: code.text,
      families: code.families,
      framesOnly: code.framesOnly ?? false,
      minimum: code.minimum,
      totalUses: code.totalUses ?? null,
      customerUses: code.customerUses ?? null,
      firstPurchaseOnly: code.firstPurchaseOnly ?? false,
      validFrom: new Date(code.validFrom),
      validUntil: new Date(code.validUntil),
      percent: code.kind === 'percent' ? code.percent : null,
      amount: code.kind === 'fixed' ? code.amount : null,
    })),
  )
}
