import type pg from 'pg'
import type { BackupSequence } from './manifest.js'

/**
 * A backup holds the rows of these schemas. It leaves out the job queue (`job`) and the counters of rate limits,
 * because both fill again by themselves. It leaves out `migration`, because a restore applies the migrations again.
 */
export const SAVED_SCHEMAS = ['public', 'discovery', 'security'] as const
const SKIPPED_TABLES = ['public.rate_limit'] as const

export type Table = {
  readonly schema: string
  readonly table: string
  /** Holds all columns except generated ones, which the database computes itself. */
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

/**
 * Lists the tables to save. A table comes after the tables that it references, so that a restore can insert rows in
 * this order.
 */
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
