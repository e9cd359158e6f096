import { feedCategory, feedContent, feedSynonyms } from '@klarsikt/contract/discovery'
import type { Executor } from '@klarsikt/server/database'
import type { z } from 'zod'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { SynonymRule } from '../../engine/engine.js'
import { audit } from '../audit/audit.js'
import type { StoredCategory, StoredContent, StoredSynonym } from '../catalogue-index/stored.js'
import { category, content, synonyms } from '../catalogue-index/tables.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { insertCategories, insertContent } from './queries.js'

type ListDeps = Pick<Deps, 'database' | 'clock'>

/** Puts the content pages of a market in place of the present ones; of two with one id the later stands. */
export async function putContent(
  { database, clock }: ListDeps,
  marketKey: MarketKey,
  list: readonly StoredContent[],
): Promise<number> {
  const byId = new Map(list.map((one) => [one.content_id, one]))
  await database.transaction(async (tx) => {
    await tx.orm.delete(content).where(inMarket(content, marketKey))
    await insertContent(tx, marketKey.tenant, marketKey.market, JSON.stringify([...byId.values()]))
    await audit(tx, clock.now(), 'content.saved', marketKey)
    await noteChange(tx, marketKey, 'content')
  })
  return byId.size
}

/** Puts the categories of a market in place of the present ones. */
export async function putCategories(
  { database, clock }: ListDeps,
  marketKey: MarketKey,
  list: readonly StoredCategory[],
): Promise<number> {
  const byId = new Map(list.map((one) => [one.category_id, one]))
  await database.transaction(async (tx) => {
    await tx.orm.delete(category).where(inMarket(category, marketKey))
    await insertCategories(tx, marketKey.tenant, marketKey.market, JSON.stringify([...byId.values()]))
    await audit(tx, clock.now(), 'categories.saved', marketKey)
    await noteChange(tx, marketKey, 'categories')
  })
  return byId.size
}

/** Puts the synonyms of a market in place of the present ones. */
export async function putSynonyms(
  { database, clock }: ListDeps,
  marketKey: MarketKey,
  rules: readonly StoredSynonym[],
): Promise<number> {
  await database.transaction(async (tx) => {
    await writeSynonyms(tx, marketKey, rules)
    await audit(tx, clock.now(), 'synonyms.saved', marketKey)
  })
  return rules.length
}

/** The same inside a transaction of the caller's. */
export async function writeSynonyms(tx: Executor, marketKey: MarketKey, list: readonly StoredSynonym[]): Promise<void> {
  const { tenant, market } = marketKey
  const rules = [...list]
  await tx.orm
    .insert(synonyms)
    .values({ tenant, market, rules })
    .onConflictDoUpdate({ target: [synonyms.tenant, synonyms.market], set: { rules } })
  await noteChange(tx, marketKey, 'synonyms')
}

type Lists = {
  readonly content: readonly z.input<typeof feedContent>[]
  readonly categories: readonly z.input<typeof feedCategory>[]
  readonly synonyms: readonly SynonymRule[]
}

/** All three lists of a market at once, checked like those of a feed; for a shop that feeds itself. */
export async function putLists(deps: ListDeps, marketKey: MarketKey, lists: Lists): Promise<void> {
  await putContent(deps, marketKey, feedContent.array().parse(lists.content))
  await putCategories(deps, marketKey, feedCategory.array().parse(lists.categories))
  await putSynonyms(deps, marketKey, feedSynonyms.parse(lists.synonyms))
}
