import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { createJobs, type Jobs } from './index.js'

let test: TestDatabase
const running: Jobs[] = []
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await test.drop()
})

async function repeat(
  name: string,
  run: () => Promise<number>,
  { exclusive = false, now = Date.now }: { exclusive?: boolean; now?: () => number } = {},
): Promise<Jobs> {
  const jobs = createJobs({ database: test.database, log: silentLog, pollSeconds: 0.5, now })
  jobs.repeat({ name, every: 1, timeout: 60, exclusive, run })
  running.push(jobs)
  await jobs.start()
  return jobs
}

const waiting = { timeout: 15_000, interval: 50 }

it.concurrent('goes on at once while there is something to do, and comes back when there was not', async () => {
  const left = [3, 2, 1, 0]
  const run = vi.fn(async () => left.shift() ?? 0)
  await repeat('rest', run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(4), waiting)
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(5), waiting)
})

it.concurrent('comes back after a round that failed', async () => {
  const run = vi.fn(async () => {
    throw new Error('the mail server is away')
  })
  await repeat('failing', run)
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2), waiting)
})

it.concurrent('leaves a round to others before it begins, so that a process that dies in one stops nothing', async () => {
  const hanging = Promise.withResolvers<number>()
  const dying = vi.fn(() => hanging.promise)
  await repeat('dying', dying)
  await vi.waitFor(() => expect(dying).toHaveBeenCalled(), waiting)
  const others = vi.fn(async () => 0)
  await repeat('dying', others)
  await vi.waitFor(() => expect(others).toHaveBeenCalled(), waiting)
  hanging.resolve(0)
})

it.concurrent('has one waiting round, however many processes there are', async () => {
  const run = vi.fn(async () => 0)
  await Promise.all([repeat('one', run), repeat('one', run), repeat('one', run)])
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2), waiting)
  const { rows } = await test.database.query<{ waiting: number }>({
    text: `select count(*)::int as waiting from job.job where name = 'one' and state = 'created'`,
  })
  expect(rows[0]?.waiting).toBeLessThanOrEqual(1)
})

it.concurrent('pauses longer while the service gets no calls, and a call ends the pause', async () => {
  let now = Date.now()
  const run = vi.fn(async () => 0)
  const jobs = await repeat('resting', run, { now: () => now })
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), waiting)
  now += 60_000
  await vi.waitFor(async () => {
    const { rows } = await test.database.query<{ seconds: number }>({
      text: `select extract(epoch from start_after - created_on)::float as seconds from job.job where name = 'resting' and state = 'created'`,
    })
    expect(rows[0]?.seconds).toBeGreaterThan(25)
  }, waiting)
  run.mockClear()
  jobs.noteUse()
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), waiting)
})

it.concurrent('ends a round that never runs out of work when it is stopped', async () => {
  const run = vi.fn(() => new Promise<number>((done) => setTimeout(() => done(1), 5)))
  const jobs = await repeat('endless', run)
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(5), waiting)
  await jobs.stop()
  const calls = run.mock.calls.length
  await run.mock.results.at(-1)?.value
  // If the round went on, the next call would begin in this turn of the event loop.
  await new Promise(setImmediate)
  expect(run).toHaveBeenCalledTimes(calls)
})

it.concurrent('begins no exclusive round while one runs in another process', async () => {
  const hanging = Promise.withResolvers<number>()
  const slow = vi.fn(() => hanging.promise)
  await repeat('exclusive', slow, { exclusive: true })
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), waiting)
  const others = vi.fn(async () => 0)
  await repeat('exclusive', others, { exclusive: true })
  await vi.waitFor(async () => {
    const { rows } = await test.database.query<{ waiting: number }>({
      text: `select count(*)::int as waiting from job.job where name = 'exclusive' and state = 'created' and start_after < now()`,
    })
    expect(rows[0]?.waiting).toBe(1)
  }, waiting)
  expect(others).not.toHaveBeenCalled()
  hanging.resolve(0)
  await vi.waitFor(() => expect(slow.mock.calls.length + others.mock.calls.length).toBeGreaterThan(1), waiting)
})
