import type pg from 'pg'
import type { BackupSequence } from './manifest.js'

/**
 * Schemas whose rows are saved. Not the queue (`job`), which is filled again from what the tables say is due, and not the
 * counters of rate limits, which begin again; the steps of the schema (`migration`) are applied, not copied.
 */
export const SAVED_SCHEMAS = ['public', 'discovery', 'security'] as const
const SKIPPED_TABLES = ['public.rate_limit'] as const

export type Table = {
  readonly schema: string
  readonly table: string
  /** All but those that the database computes. */
  readonly columns: readonly string[]
}

const COLUMNS = `
  select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname = any($1) and not (n.nspname || '.' || c.relname = any($2))
  group by n.nspname, c.relname`

const REFERENCES = `
  select child_ns.nspname || '.' || child.relname as child, parent_ns.nspname || '.' || parent.relname as parent
  from pg_constraint k
  join pg_class child on child.oid = k.conrelid join pg_namespace child_ns on child_ns.oid = child.relnamespace
  join pg_class parent on parent.oid = k.confrelid join pg_namespace parent_ns on parent_ns.oid = parent.relnamespace
  where k.contype = 'f' and k.conrelid <> k.confrelid`

const SEQUENCES = `
  select schemaname as schema, sequencename as sequence, last_value::text as "lastValue"
  from pg_sequences where schemaname = any($1) and last_value is not null`

/** Tables to save, each after those that it points at, so that rows can be put back in this order. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(COLUMNS, [SAVED_SCHEMAS, SKIPPED_TABLES])
  const references = await client.query<{ child: string; parent: string }>(REFERENCES)
  const parents = new Map<string, string[]>()
  for (const { child, parent } of references.rows) parents.set(child, [...(parents.get(child) ?? []), parent])
  return inOrder(
    rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
    parents,
  )
}

export async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  return (await client.query<BackupSequence>(SEQUENCES, [SAVED_SCHEMAS])).rows
}

export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string => `${schema}.${table}`

function inOrder(tables: readonly Table[], parents: ReadonlyMap<string, readonly string[]>): Table[] {
  const byName = new Map(tables.map((table) => [nameOf(table), table]))
  const ordered = new Set<Table>()
  const visiting = new Set<string>()
  const visit = (name: string): void => {
    const table = byName.get(name)
    if (!table || ordered.has(table)) return
    if (visiting.has(name)) throw new Error(`Tables point at each other in a circle: ${[...visiting].join(', ')}`)
    visiting.add(name)
    for (const parent of parents.get(name) ?? []) visit(parent)
    visiting.delete(name)
    ordered.add(table)
  }
  for (const name of byName.keys()) visit(name)
  return [...ordered]
}
