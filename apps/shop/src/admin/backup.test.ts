import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { seedShop } from '@klarsikt/api/seed'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { demoShop } from '@klarsikt/fixtures/demo'
import { restoreBackup, saveBackup } from '@klarsikt/server/backup'
import { fixedClock } from '@klarsikt/server/clock'
import { migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { openEncryption } from '@klarsikt/server/encryption'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminProgram } from './program.js'

const log = createLog({ name: 'test', level: 'silent' })
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-backup-'))
const clock = fixedClock('2026-11-02T10:00:00Z')
const SECRET = 's'.repeat(40)
let server: string

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
  lifecycle.onStop('postgres', () => postgres.stop())
  server = postgres.url()
  const url = await newDatabase('shop')
  await migrate(url, migrationsFolder)
  await migrate(url, discoveryMigrationsFolder, { table: 'discovery' })
  const database = await openDatabase({ url, log, size: 2 })
  const encryption = await openEncryption({ database, secret: SECRET, previous: [] })
  await seedShop(database, () => Promise.resolve(demoShop(clock.now())), { encryption, now: clock.now() })
  await database.close()
}, 120_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (name: string) => server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)

async function newDatabase(name: string): Promise<string> {
  await query(server, `create database ${name}`)
  return urlOf(name)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function admin(
  database: string,
  args: readonly string[],
  secret = SECRET,
  steps = migrationsFolder,
): Promise<string> {
  const printed: string[] = []
  const env = readEnv({ DATABASE_URL: urlOf(database), KLARSIKT_DATA: folder, KLARSIKT_SECRET: secret })
  const program = adminProgram({
    settings: () => ({ env, clock }),
    migrationsFolder: steps,
    discoveryMigrationsFolder,
    print: (line) => void printed.push(line),
    fail: () => {},
  })
  await program.parseAsync(args, { from: 'user' })
  return printed.join('\n')
}

/** Copies the migrations and adds one that comes after all others. */
function withOneMoreStep(): string {
  const copy = join(folder, 'newer-steps')
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta/_journal.json')
  const { entries, ...journal } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = { version: '7', tag: '9999_newer', breakpoints: true, idx: entries.length, when: Date.now() }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...entries, last] }))
  writeFileSync(join(copy, '9999_newer.sql'), 'alter table article add column newer text;')
  return copy
}

/** Returns a digest of all rows of every table. */
async function contents(database: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    urlOf(database),
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'discovery', 'security', 'migration') order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query<{ digest: string }>(
      urlOf(database),
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) || ' ' || count(*) as digest from ${name} t`,
    )
    digests[name] = row?.digest ?? ''
  }
  // The times at which migrations were applied differ.
  return Object.fromEntries(Object.entries(digests).filter(([name]) => !name.startsWith('migration.')))
}

describe('backup and restore', () => {
  it.each([['--copy'], []])('puts back every row of every table (%s)', async (...options) => {
    const target = `restored${options.length}`
    const backup = join(folder, `backup${options.length}`)
    expect(await admin('shop', ['backup', backup, ...options])).toMatch(/^Saved /)
    await newDatabase(target)
    expect(await admin(target, ['restore', backup])).toContain('Restored the database of 2026-11-02T10:00:00.000Z')
    const { 'public.audit': audit, ...rows } = await contents(target)
    const { 'public.audit': before, ...saved } = await contents('shop')
    expect(rows).toEqual(saved)
    expect(audit).not.toBe(before)
    const added = await query(urlOf(target), `select actor_id, action from audit order by id desc limit 1`)
    expect(added).toEqual([{ actor_id: 'admin', action: 'shop.restored' }])
  })

  it('goes on with numbers and triggers where the backup ended', async () => {
    const url = urlOf('restored1')
    const max = 'select coalesce(max(id), 0)::int as n from catalogue_change'
    const [before] = await query<{ n: number }>(url, max)
    await query(url, `update sku set status = status where id = (select min(id) from sku)`)
    await query(url, `update stock set on_hand = on_hand + 1 where sku_id = (select min(sku_id) from stock)`)
    const [after] = await query<{ n: number }>(url, max)
    expect(after?.n).toBeGreaterThan(before?.n ?? Infinity)
  })

  it('holds one moment, though the shop goes on writing', async () => {
    const url = urlOf('shop')
    let writing = true
    const writer = (async () => {
      while (writing) await query(url, `update stock set on_hand = on_hand + 1`)
    })()
    const backup = join(folder, 'while-writing')
    await saveBackup({ url, folder: backup, clock, kind: 'copy' })
    writing = false
    await writer
    await newDatabase('moment')
    await admin('moment', ['restore', backup])
    // One statement raises all rows, so at any one moment all have been raised equally often.
    const raised = await query<{ n: string }>(
      server.replace(/\/[^/?]*(\?|$)/, '/moment$1'),
      `select distinct (stock.on_hand - first.on_hand)::text as n from stock
       join (values ${(await query<{ sku_id: string; on_hand: number }>(urlOf('restored0'), 'select sku_id, on_hand from stock')).map((row) => `('${row.sku_id}', ${row.on_hand})`).join(', ')}) first (sku_id, on_hand) using (sku_id)`,
    )
    expect(raised).toHaveLength(1)
  })

  it('restores an older schema, which the shop then brings up to date', async () => {
    const old = await newDatabase('old')
    await migrate(old, migrationsFolder)
    await saveBackup({ url: old, folder: join(folder, 'old'), clock, kind: 'copy' })
    const newer = withOneMoreStep()
    const target = await newDatabase('upgraded')
    await admin('upgraded', ['restore', join(folder, 'old')], SECRET, newer)
    const columns = `select 1 from information_schema.columns where column_name = 'newer'`
    expect(await query(target, columns)).toEqual([])
    await migrate(target, newer)
    expect(await query(target, columns)).toHaveLength(1)
  })

  it('refuses a damaged backup, a folder without one and a database that holds something, and writes nothing', async () => {
    const backup = join(folder, 'damaged')
    await saveBackup({ url: urlOf('shop'), folder: backup, clock, kind: 'copy' })
    const file = join(backup, 'public.article.copy.gz')
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    writeFileSync(file, bytes)
    const url = await newDatabase('refused')
    const makeSchema = () => Promise.reject(new Error('must not be reached'))
    expect(await restoreBackup({ url, folder: backup, makeSchema })).toEqual({ ok: false, error: 'damaged' })
    expect(await restoreBackup({ url, folder: join(folder, 'nowhere'), makeSchema })).toMatchObject({
      error: 'no-backup',
    })
    expect(await restoreBackup({ url: urlOf('shop'), folder: backup, makeSchema })).toMatchObject({
      error: 'database-not-empty',
    })
    expect(await query(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  it.each(['backup0', 'backup1'])(
    'leaves the database empty when the secret is not the one of the backup, and can be repeated (%s)',
    async (backup) => {
      const target = `locked_${backup}`
      const url = await newDatabase(target)
      const left = `select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema')`
      const restore = (secret: string) => admin(target, ['restore', join(folder, backup)], secret)
      await expect(restore('x'.repeat(40))).rejects.toThrow(/not the secret.*Nothing was changed/)
      expect(await query(url, left)).toEqual([])
      await expect(restore(SECRET)).resolves.toContain('Restored')
      await expect(restore(SECRET)).rejects.toThrow(/has tables already/)
    },
  )

  it('takes a database where a restore was killed half-way for empty, and no other', async () => {
    const url = await newDatabase('killed')
    await migrate(url, migrationsFolder)
    await query(url, 'create schema klarsikt_restore')
    await expect(admin('killed', ['restore', join(folder, 'backup1')])).resolves.toContain('Restored')
    const counted = await query<{ n: number }>(url, 'select count(*)::int as n from article')
    expect(counted).toEqual(await query(urlOf('shop'), 'select count(*)::int as n from article'))
  })

  it('saves what only its owner can read, whatever the mask of the process is [R17]', async () => {
    const before = process.umask(0o022)
    try {
      for (const options of [['--copy'], []]) {
        const backup = join(folder, `private${options.length}`)
        await admin('shop', ['backup', backup, ...options])
        const modes = ['.', ...readdirSync(backup)].map((name) => statSync(join(backup, name)).mode & 0o077)
        expect(modes.filter((mode) => mode !== 0)).toEqual([])
      }
    } finally {
      process.umask(before)
    }
  })
})
