import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import { inMarket } from '../../database/conditions.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { StoredCategory, StoredContent, StoredSynonym } from './stored.js'
import { category, content, synonyms } from './tables.js'

type Source = Pick<Database, 'orm'>

export async function readSynonyms({ orm }: Source, marketKey: MarketKey): Promise<StoredSynonym[]> {
  const [row] = await orm.select({ rules: synonyms.rules }).from(synonyms).where(inMarket(synonyms, marketKey))
  return row?.rules ?? []
}

/** Categories in the merchant's order. */
export async function readCategories({ orm }: Source, marketKey: MarketKey): Promise<readonly StoredCategory[]> {
  const { data, position } = category
  const rows = await orm.select({ data }).from(category).where(inMarket(category, marketKey)).orderBy(position)
  return rows.map(({ data }) => data)
}

export async function readContent({ orm }: Source, marketKey: MarketKey): Promise<readonly StoredContent[]> {
  const rows = await orm.select({ data: content.data }).from(content).where(inMarket(content, marketKey))
  return rows.map(({ data }) => data)
}

export const linksOf = (pages: readonly StoredContent[]): Map<string, ContentLink> =>
  new Map(pages.map(({ content_id, page_url, title, image_url }) => [content_id, { page_url, title, image_url }]))
