import type { Executor } from '@klarsikt/server/database'

/** A digest of the rows of each table except the call counters, to show that nothing changed. */
export async function databaseDigest(database: Executor): Promise<Readonly<Record<string, string | null>>> {
  const names = await database.query<{ name: string }>({
    text: `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit' order by 1`,
  })
  const digests: Record<string, string | null> = {}
  for (const { name } of names.rows) {
    const { rows } = await database.query<{ digest: string | null }>({
      text: `select md5(string_agg(t::text, '|' order by t::text)) as digest from ${name} t`,
    })
    digests[name] = rows[0]?.digest ?? null
  }
  return digests
}
