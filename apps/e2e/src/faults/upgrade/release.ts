import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'

/** The database of the last release; save-release.ts writes both. */
export const DUMP = path.join(import.meta.dirname, 'release.sql.gz')
export const FACTS = path.join(import.meta.dirname, 'release.json')

/** What customers have in hand when the shop is upgraded. */
export type ReleaseFacts = {
  /** Commit or tag that the database is of. */
  readonly release: string
  readonly savedAt: string
  /** Orders by the session that placed them. */
  readonly orders: readonly { readonly number: string; readonly total: number; readonly cookies: Cookies }[]
  /** A cart of so many pieces, ready for the button. */
  readonly cart: { readonly cookies: Cookies; readonly pieces: number }
  readonly giftCard: { readonly number: string; readonly pin: string; readonly balance: number }
  /** Addresses of payment links, from the slash of the shop on. */
  readonly paidLink: string
  readonly openLink: string
}
export type Cookies = readonly (readonly [name: string, value: string])[]

export function readFacts(): ReleaseFacts {
  return JSON.parse(readFileSync(FACTS, 'utf8')) as ReleaseFacts
}

const TIMES = `
  select format('update %I.%I set %s', c.table_schema, c.table_name,
    string_agg(format('%1$I = %1$I + $1::interval', c.column_name), ', ')) as text
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
  group by c.table_schema, c.table_name`

/** Fills an empty database with that of the release, as if it had been left just now: sessions and links expire. */
export async function loadRelease(client: pg.Client, { savedAt }: ReleaseFacts): Promise<void> {
  await client.query(gunzipSync(readFileSync(DUMP)).toString('utf8'))
  await client.query(`set search_path = public; set session_replication_role = replica`)
  const { rows } = await client.query<{ text: string }>(TIMES)
  const passed = `${Math.floor((Date.now() - Date.parse(savedAt)) / 1000)} seconds`
  for (const { text } of rows) await client.query(text.replaceAll('$1', `'${passed}'`))
  await client.query('set session_replication_role = origin')
}
