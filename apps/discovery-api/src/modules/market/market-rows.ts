import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { SynonymRule } from '../../engine/engine.js'
import type { StoredCategory, StoredContent } from '../feed/stored.js'

type Place = { readonly tenant: string; readonly market: string }
type Source = Pick<Database, 'query'>

/** The shop's synonyms. */
export async function readSynonyms(database: Source, { tenant, market }: Place): Promise<readonly SynonymRule[]> {
  const { rows } = await database.query<{ rules: readonly SynonymRule[] }>({
    text: 'select rules from discovery.synonyms where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  return rows[0]?.rules ?? []
}

/** The merchant's categories in the merchant's order. */
export async function readCategories(database: Source, { tenant, market }: Place): Promise<readonly StoredCategory[]> {
  const { rows } = await database.query<{ data: StoredCategory }>({
    text: 'select data from discovery.category where tenant = $1 and market = $2 order by position',
    values: [tenant, market],
  })
  return rows.map(({ data }) => data)
}

/** All pages that are no products. */
export async function readContent(database: Source, { tenant, market }: Place): Promise<readonly StoredContent[]> {
  const { rows } = await database.query<{ data: StoredContent }>({
    text: 'select data from discovery.content where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  return rows.map(({ data }) => data)
}

/** How pages are linked to, by their ids. */
export const linksOf = (pages: readonly StoredContent[]): Map<string, ContentLink> =>
  new Map(pages.map(({ content_id, page_url, title, image_url }) => [content_id, { page_url, title, image_url }]))
