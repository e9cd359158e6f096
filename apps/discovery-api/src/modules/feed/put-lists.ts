import { feedCategory, feedContent, feedSynonyms } from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { z } from 'zod'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { SynonymRule } from '../../engine/engine.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import type { StoredCategory, StoredContent, StoredSynonym } from '../catalogue-index/stored.js'
import { category, content, synonyms } from '../catalogue-index/tables.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { heldEntries } from './held-removals.js'
import { insertCategories, insertContent } from './queries.js'

type ListDeps = Pick<Deps, 'database' | 'clock'>

/** Replaces the content pages of a market; of two pages with the same id the later counts. */
export async function putContent(
  { database, clock }: ListDeps,
  marketKey: MarketKey,
  list: readonly StoredContent[],
  allowRemovals: boolean,
): Promise<Result<number, Refusal>> {
  const byId = new Map(list.map((one) => [one.content_id, one]))
  return database.transaction(async (tx) => {
    const rows = await tx.orm.select({ id: content.contentId }).from(content).where(inMarket(content, marketKey))
    const held = allowRemovals ? null : await heldEntries(tx, marketKey, { present: rows, kept: byId, name: 'pages' })
    if (held) return err(held)
    await tx.orm.delete(content).where(inMarket(content, marketKey))
    await insertContent(tx, marketKey.tenant, marketKey.market, JSON.stringify([...byId.values()]))
    await audit(tx, clock.now(), 'content.saved', marketKey)
    await noteChange(tx, marketKey, 'content')
    return ok(byId.size)
  })
}

export async function putCategories(
  { database, clock }: ListDeps,
  marketKey: MarketKey,
  list: readonly StoredCategory[],
  allowRemovals: boolean,
): Promise<Result<number, Refusal>> {
  const byId = new Map(list.map((one) => [one.category_id, one]))
  return database.transaction(async (tx) => {
    const rows = await tx.orm.select({ id: category.categoryId }).from(category).where(inMarket(category, marketKey))
    const held = allowRemovals
      ? null
      : await heldEntries(tx, marketKey, { present: rows, kept: byId, name: 'categories' })
    if (held) return err(held)
    await tx.orm.delete(category).where(inMarket(category, marketKey))
    await insertCategories(tx, marketKey.tenant, marketKey.market, JSON.stringify([...byId.values()]))
    await audit(tx, clock.now(), 'categories.saved', marketKey)
    await noteChange(tx, marketKey, 'categories')
    return ok(byId.size)
  })
}

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

/** As {@link putSynonyms}, but in the caller's transaction and without audit. */
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

/** Stores all three lists of a market, with the validation of a feed; for a shop that feeds its own catalogue. */
export async function putLists(deps: ListDeps, marketKey: MarketKey, lists: Lists): Promise<void> {
  await putContent(deps, marketKey, feedContent.array().parse(lists.content), true)
  await putCategories(deps, marketKey, feedCategory.array().parse(lists.categories), true)
  await putSynonyms(deps, marketKey, feedSynonyms.parse(lists.synonyms))
}
