import pg from 'pg'
import { ownConnection } from '../database/own-connection.js'

/**
 * This schema exists while a restore runs. When it is found, an earlier restore did not finish, and the next restore
 * throws away what it left.
 */
const MARK = 'klarsikt_restore'
/** In an empty database only a restore creates these schemas. */
const OWN_SCHEMAS = ['discovery', 'security', 'migration', 'job'] as const

/** Lists what a restore or a migration creates in the schema `public`. Objects of extensions are left out. */
const OBJECTS = `
  with made as (
    select case c.relkind when 'S' then 2 else 1 end as step, 'pg_class'::regclass as catalogue, c.oid,
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      c.oid::regclass::text as name
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 3, 'pg_proc'::regclass, p.oid, 'routine', p.oid::regprocedure::text
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select 4, 'pg_type'::regclass, t.oid, 'type', t.oid::regtype::text
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  )
  select kind, name from made
  where not exists (select 1 from pg_depend d where d.classid = catalogue and d.objid = oid and d.deptype = 'e')
  order by step`

export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema ${MARK}`)
}

export async function markFinished(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema ${MARK}`)
}

/** Returns whether a kill or a lost connection ended an earlier restore of this database half-way. */
export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [MARK])
  return rowCount !== 0
}

/** Drops everything that an unfinished restore created. */
export async function emptyAgain(url: string): Promise<void> {
  const client = await ownConnection(url, 'klarsikt-restore')
  try {
    await client.query('begin')
    for (const schema of OWN_SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`)
    const { rows } = await client.query<{ kind: string; name: string }>(OBJECTS)
    for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`)
    await markFinished(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
