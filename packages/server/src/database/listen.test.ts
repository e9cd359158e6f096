import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { listenForChanges } from './listen.js'

const CHANNEL = 'listen_test'
const NAME = 'listen-test'
/** An interval so long that the clock causes no wake in these tests. */
const NEVER = 1_000_000

let test: TestDatabase
const stops: (() => Promise<void>)[] = []
beforeAll(async () => void (test = await createTestDatabase()))
afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))))
afterAll(() => test.drop())

async function listen(onWake: () => Promise<void>, every = NEVER): Promise<void> {
  const options = { database: test.database, log: silentLog, channel: CHANNEL, applicationName: NAME }
  stops.push(await listenForChanges({ ...options, every, onWake }))
}

const notify = () => test.database.query({ text: `notify ${CHANNEL}` })
const connections = async () =>
  (await test.database.query({ text: 'select 1 from pg_stat_activity where application_name = $1', values: [NAME] }))
    .rowCount

it('wakes when it connects and with each notification, without the clock', async () => {
  const onWake = vi.fn(async () => {})
  await listen(onWake)
  expect(onWake).toHaveBeenCalledTimes(1)
  await notify()
  await vi.waitFor(() => expect(onWake).toHaveBeenCalledTimes(2))
})

it('connects again when the connection was lost, and then wakes for what was written meanwhile', async () => {
  const onWake = vi.fn(async () => {})
  await listen(onWake, 20)
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
  await test.database.query({ text: end, values: [NAME] })
  onWake.mockClear()
  await vi.waitFor(() => expect(onWake).toHaveBeenCalled(), 10_000)
  await vi.waitFor(async () => expect(await connections()).toBe(1), 10_000)
})

it('wakes once in ten turns while the connection stands, and in each turn after a wake that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const onWake = vi.fn(async () => {})
    await listen(onWake, 1_000)
    onWake.mockClear()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(onWake).not.toHaveBeenCalled()
    onWake.mockRejectedValueOnce(new Error('the pool was busy'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onWake).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onWake).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(onWake).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

it('leaves no connection when it is stopped while it connects again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await listen(async () => {}, 1_000)
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
    await test.database.query({ text: end, values: [NAME] })
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    await vi.advanceTimersByTimeAsync(1_000)
    await stops.pop()?.()
    await vi.waitFor(async () => expect(await connections()).toBe(0))
  } finally {
    vi.useRealTimers()
  }
})
