import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fixedClock } from '@klarsikt/server/clock'
import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tidy } from '../../background/tidy.js'

/** Kills in one run; `CRASH_ROUNDS=100` makes a long one. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 5)
const SIZE = 3_000

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query({ text: `insert into discovery.tenant values ('a', '{}', now())` })
  await test.database.query({ text: `insert into discovery.market values ('a', 'se', 'sv')` })
})
afterAll(() => test.drop())

type State = { title: string; n: number }
async function present(): Promise<readonly State[]> {
  const { rows } = await test.database.query<State>({
    text: `select data->>'title' as title, count(*)::int as n from discovery.product p
           join discovery.market m using (tenant, market) where p.generation = m.generation group by 1`,
  })
  return rows
}

/** Number of other connections that the server still works for. */
async function busyElsewhere(): Promise<number> {
  const { rows } = await test.database.query<{ n: number }>({
    text: `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  })
  return rows[0]?.n ?? 0
}

async function importUntilKilled(first: number, after: number): Promise<number> {
  const script = fileURLToPath(new URL('../../testing/import-for-ever.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--conditions=klarsikt:source', '--import', 'tsx', script, test.url, String(SIZE), String(first)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printedVersion = first - 1
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    for (const [, version] of text.matchAll(/done (\d+)/g)) printedVersion = Number(version)
  })
  await once(child.stdout, 'data')
  await sleep(after)
  child.kill('SIGKILL')
  await once(child, 'close')
  return printedVersion
}

it(
  'is the old or the new catalogue after a kill -9 at any moment, never half of one',
  async () => {
    let version = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Spread over several imports, so that every phase is interrupted.
      const printedVersion = await importUntilKilled(version, (round * 137) % 900)
      // The server may still finish statements of the killed process.
      await vi.waitFor(async () => expect(await busyElsewhere()).toBe(0))
      const state = await present()
      const shown = Number(state[0]?.title.slice(1) ?? -1)
      expect(state.length === 0 || (state.length === 1 && state[0]?.n === SIZE)).toBe(true)
      // Every reported import is there, and at most the one in progress besides.
      expect([printedVersion, printedVersion + 1]).toContain(shown)
      version = shown + 1
    }
    const later = fixedClock(new Date(Date.now() + 3_600_000).toISOString())
    await tidy({ database: test.database, clock: later })
    const { rows } = await test.database.query<{ n: number }>({
      text: 'select count(*)::int as n from discovery.product',
    })
    expect(rows[0]?.n).toBe(version === 0 ? 0 : SIZE)
  },
  60_000 + ROUNDS * 5_000,
)
