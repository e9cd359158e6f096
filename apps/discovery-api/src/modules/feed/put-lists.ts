import { feedCategory, feedContent, feedSynonyms } from '@klarsikt/contract/discovery'
import type { Executor } from '@klarsikt/server/database'
import type { z } from 'zod'
import type { Deps } from '../../context.js'
import type { SynonymRule } from '../../engine/engine.js'
import { noteChange } from '../tenant/changes.js'
import type { StoredCategory, StoredContent, StoredSynonym } from './stored.js'

type Place = { readonly tenant: string; readonly market: string }
type ListDeps = Pick<Deps, 'database'>

/** Puts the content pages of a market in place of the present ones; of two with one id the later stands. */
export async function putContent(
  { database }: ListDeps,
  place: Place,
  list: readonly StoredContent[],
): Promise<number> {
  const byId = new Map(list.map((one) => [one.content_id, one]))
  await database.transaction(async (tx) => {
    await tx.query({
      text: 'delete from discovery.content where tenant = $1 and market = $2',
      values: [place.tenant, place.market],
    })
    await tx.query({
      text: `insert into discovery.content (tenant, market, content_id, data)
             select $1, $2, value->>'content_id', value from jsonb_array_elements($3::jsonb)`,
      values: [place.tenant, place.market, JSON.stringify([...byId.values()])],
    })
    await noteChange(tx, place, 'content')
  })
  return byId.size
}

/** Puts the categories of a market in place of the present ones. */
export async function putCategories(
  { database }: ListDeps,
  place: Place,
  list: readonly StoredCategory[],
): Promise<number> {
  const byId = new Map(list.map((one) => [one.category_id, one]))
  await database.transaction(async (tx) => {
    await tx.query({
      text: 'delete from discovery.category where tenant = $1 and market = $2',
      values: [place.tenant, place.market],
    })
    await tx.query({
      text: `insert into discovery.category (tenant, market, category_id, position, data)
             select $1, $2, value->>'category_id', ordinality, value from jsonb_array_elements($3::jsonb) with ordinality`,
      values: [place.tenant, place.market, JSON.stringify([...byId.values()])],
    })
    await noteChange(tx, place, 'categories')
  })
  return byId.size
}

/** Puts the synonyms of a market in place of the present ones. */
export async function putSynonyms(
  { database }: ListDeps,
  place: Place,
  rules: readonly StoredSynonym[],
): Promise<number> {
  await database.transaction((tx) => writeSynonyms(tx, place, rules))
  return rules.length
}

/** The same inside a transaction of the caller's. */
export async function writeSynonyms(tx: Executor, place: Place, rules: readonly StoredSynonym[]): Promise<void> {
  await tx.query({
    text: `insert into discovery.synonyms (tenant, market, rules) values ($1, $2, $3)
           on conflict (tenant, market) do update set rules = excluded.rules`,
    values: [place.tenant, place.market, JSON.stringify(rules)],
  })
  await noteChange(tx, place, 'synonyms')
}

type Lists = {
  readonly content: readonly z.input<typeof feedContent>[]
  readonly categories: readonly z.input<typeof feedCategory>[]
  readonly synonyms: readonly SynonymRule[]
}

/** All three lists of a market at once, checked like those of a feed; for a shop that feeds itself. */
export async function putLists(deps: ListDeps, place: Place, lists: Lists): Promise<void> {
  await putContent(deps, place, feedContent.array().parse(lists.content))
  await putCategories(deps, place, feedCategory.array().parse(lists.categories))
  await putSynonyms(deps, place, feedSynonyms.parse(lists.synonyms))
}
