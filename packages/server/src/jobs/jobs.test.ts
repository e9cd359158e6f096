import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase, startEmbeddedPostgres } from '../database/index.js'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { createJobs, type Job } from './index.js'

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it('does queued work once, again after a failure, and lets it end before stopping', async () => {
  const done: string[] = []
  let failures = 1
  const mail: Job<{ to: string }> = {
    name: 'mail',
    handle: async ({ to }) => {
      if (failures-- > 0) throw new Error('not yet')
      done.push(to)
    },
  }
  const jobs = createJobs({ database: test.database, log: silentLog, pollSeconds: 0.5 })
  jobs.register(mail)
  await jobs.start()
  await jobs.send(mail, { to: 'a' })
  await vi.waitFor(() => expect(done).toEqual(['a']), { interval: 50 })
  await jobs.stop()
})

it('queues in a transaction only when that commits', async () => {
  const seen: number[] = []
  const job: Job<{ n: number }> = { name: 'tx', handle: async ({ n }) => void seen.push(n) }
  const jobs = createJobs({ database: test.database, log: silentLog, pollSeconds: 0.5 })
  jobs.register(job)
  await jobs.start()
  await test.database
    .transaction(async (tx) => {
      await jobs.send(job, { n: 1 }, { tx })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await test.database.transaction((tx) => jobs.send(job, { n: 2 }, { tx }))
  await vi.waitFor(() => expect(seen).toEqual([2]), { interval: 50 })
  await jobs.stop()
})

it('goes on after the database was away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-jobs-'))
  const server = await startEmbeddedPostgres({ folder, log: silentLog })
  const database = await openDatabase({ url: server.url(), log: silentLog })
  const seen: number[] = []
  const job: Job<{ n: number }> = { name: 'later', handle: async ({ n }) => void seen.push(n) }
  const jobs = createJobs({ database, log: silentLog, pollSeconds: 0.5 })
  jobs.register(job)
  await jobs.start()
  const before = server.pid
  process.kill(before, 'SIGQUIT')
  await vi.waitFor(() => expect(server.pid).not.toBe(before), { interval: 50 })
  await vi.waitFor(() => jobs.send(job, { n: 1 }), { interval: 100 })
  await vi.waitFor(() => expect(seen).toEqual([1]), { interval: 50 })
  await jobs.stop()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})
