import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import {
  countQueries,
  DatabaseAway,
  isOutage,
  migrate,
  openDatabase,
  startEmbeddedPostgres,
  violatedConstraint,
} from './index.js'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query({
    text: 'create table account (id int primary key, balance int not null check (balance >= 0))',
  })
  await test.database.query({ text: 'insert into account values (1, 100), (2, 100)' })
})
afterAll(() => test.drop())

it('commits what succeeds and rolls back what fails', async () => {
  const { database } = test
  await database.transaction((tx) => tx.query({ text: 'insert into account values (3, 1)' }))
  await expect(
    database.transaction(async (tx) => {
      await tx.orm.execute(sql`insert into account values (4, 1)`)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const rows = await database.query<{ id: number }>({ text: 'select id from account where id > 2' })
  expect(rows.rows).toEqual([{ id: 3 }])
})

it('runs a transaction again when it lost against another', async () => {
  const { database } = test
  const spend = () =>
    database.transaction(
      async (tx) => {
        const found = await tx.query<{ balance: number }>({ text: 'select balance from account where id = 1' })
        await tx.query({
          text: 'update account set balance = $1 where id = 1',
          values: [(found.rows[0]?.balance ?? 0) - 1],
        })
      },
      { isolation: 'serializable', attempts: 20 },
    )
  await Promise.all(Array.from({ length: 8 }, spend))
  const after = await database.query({ text: 'select balance from account where id = 1' })
  expect(after.rows).toEqual([{ balance: 92 }])
})

it('survives a deadlock', async () => {
  const { database } = test
  let holding = 0
  const both = Promise.withResolvers<void>()
  const move = (first: number, second: number) =>
    database.transaction(async (tx) => {
      await tx.query({ text: 'update account set balance = balance + 0 where id = $1', values: [first] })
      holding += 1
      if (holding === 2) both.resolve()
      await both.promise
      await tx.query({ text: 'update account set balance = balance + 0 where id = $1', values: [second] })
    })
  await Promise.all([move(1, 2), move(2, 1)])
})

it('names the constraint that a write hit', async () => {
  const failure = await test.database
    .query({ text: 'update account set balance = -1 where id = 2' })
    .catch((error: unknown) => error)
  expect(violatedConstraint(failure)).toBe('account_balance_check')
  expect(violatedConstraint(new Error('x'))).toBeUndefined()
  expect(isOutage(failure)).toBe(false)
})

it('counts every statement of the work, begin and commit included', async () => {
  const { database } = test
  const counted = await countQueries(() => database.transaction((tx) => tx.query({ name: 'one', text: 'select 1' })))
  expect(counted.statements).toEqual(['begin', 'select 1', 'commit'])
  expect((await countQueries(async () => 1)).statements).toEqual([])
})

it('migrates once, also when several start together, resumes after a failed step and refuses other first steps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-migration-'))
  mkdirSync(join(folder, 'meta'))
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ idx: 0, version: '7', when: 1, tag: '0000_a', breakpoints: true }],
  }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  writeFileSync(join(folder, '0000_a.sql'), 'create table fresh (id int);\n--> statement-breakpoint\nselect 1/0;')
  await expect(migrate(test.url, folder)).rejects.toThrow()
  expect((await test.database.query({ text: "select to_regclass('fresh') as found" })).rows).toEqual([{ found: null }])
  writeFileSync(join(folder, '0000_a.sql'), 'create table fresh (id int);')
  await Promise.all([migrate(test.url, folder), migrate(test.url, folder), migrate(test.url, folder)])
  expect((await test.database.query({ text: 'select count(*)::int as n from fresh' })).rows).toEqual([{ n: 0 }])
  journal.entries.splice(0, 1, { idx: 0, version: '7', when: 2, tag: '0000_b', breakpoints: true })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  await expect(migrate(test.url, folder)).rejects.toThrow('before the first release')
  rmSync(folder, { recursive: true })
})

it('refuses at once while the database is frozen and serves again when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-away-'))
  const server = await startEmbeddedPostgres({ folder, log: silentLog, durable: false })
  const database = await openDatabase({ url: server.url(), log: silentLog })
  const ask = () => database.guard(() => database.query({ text: 'select 1 as one' }))
  expect((await ask()).rows).toEqual([{ one: 1 }])
  const family = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [server.pid, ...family]) process.kill(pid, name)
  }
  signal('SIGSTOP')
  await expect(ask()).rejects.toBeInstanceOf(DatabaseAway)
  // From now on the work is rejected without a statement being sent.
  const sent = vi.fn(() => database.query({ text: 'select 1 as one' }))
  await expect(database.guard(sent)).rejects.toBeInstanceOf(DatabaseAway)
  expect(sent).not.toHaveBeenCalled()
  signal('SIGCONT')
  await vi.waitFor(async () => expect((await ask()).rows).toEqual([{ one: 1 }]), { interval: 20 })
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

it('is not called away because this process stood still', async () => {
  const work = test.database.guard(() => test.database.query({ text: 'select pg_sleep(0.3)' }))
  await vi.waitFor(async () => {
    const { rows } = await test.database.query({
      text: "select 1 from pg_stat_activity where query = 'select pg_sleep(0.3)' and state = 'active'",
    })
    expect(rows).toHaveLength(1)
  })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  await expect(work).resolves.toMatchObject({ rowCount: 1 })
})

it('fails fast when there is no server, and tells that it is an outage', async () => {
  const failure = await openDatabase({ url: 'postgresql://a:b@127.0.0.1:1/x', log: silentLog }).catch(
    (error: unknown) => error,
  )
  expect(isOutage(failure)).toBe(true)
})
