import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'

/** Folder with the databases of all releases and the facts about their customers, both written by save-release.ts. */
const RELEASES = path.join(import.meta.dirname, 'releases')

export const dumpOf = (release: string): string => path.join(RELEASES, `${release}.sql.gz`)
export const factsOf = (release: string): string => path.join(RELEASES, `${release}.json`)

/** What customers have when the shop is upgraded. */
export type ReleaseFacts = {
  /** Commit or tag of the release. */
  readonly release: string
  readonly savedAt: string
  readonly orders: readonly { readonly number: string; readonly total: number; readonly cookies: Cookies }[]
  /** A cart with this many pieces, ready to be submitted. */
  readonly cart: { readonly cookies: Cookies; readonly pieces: number }
  readonly giftCard: { readonly number: string; readonly pin: string; readonly balance: number }
  readonly paidLink: string
  readonly openLink: string
}
export type Cookies = readonly (readonly [name: string, value: string])[]

export function readReleases(): readonly ReleaseFacts[] {
  return globSync('*.json', { cwd: RELEASES })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(RELEASES, file), 'utf8')) as ReleaseFacts)
}

/** Days in some thousand years, in seconds. */
const FAR = 1_000_000 * 86_400

const TIMES = `
  select format('update %I.%I set %s', c.table_schema, c.table_name,
    string_agg(format('%1$I = %1$I + $1::interval', c.column_name), ', ')) as text
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('timestamp with time zone', 'date')
  group by c.table_schema, c.table_name`

/**
 * Loads the database of a release, and moves its times and days forward as if saved now, because sessions and links
 * expire and invoices fall due.
 */
export async function loadRelease(client: pg.Client, { release, savedAt }: ReleaseFacts): Promise<void> {
  await client.query(gunzipSync(readFileSync(dumpOf(release))).toString('utf8'))
  await client.query(`set search_path = public; set session_replication_role = replica`)
  const { rows } = await client.query<{ text: string }>(TIMES)
  const passed = Math.floor((Date.now() - Date.parse(savedAt)) / 1000)
  // Booked times must not overlap at any moment, so all rows move far away first and then back to the right time.
  for (const seconds of [FAR, passed - FAR])
    for (const { text } of rows) await client.query(text.replaceAll('$1', `'${seconds} seconds'`))
  await client.query('set session_replication_role = origin')
}
