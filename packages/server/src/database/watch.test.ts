import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../testing/index.js'
import { DatabaseAway } from './outage.js'
import { createWatch, type Line, type Watch } from './watch.js'

type Answering = 'at once' | 'never' | 'refused' | number

const never = new Promise<never>(() => undefined)
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A database that answers as it is told, at the time a question is asked. */
function database() {
  const state = { answering: 'at once' as Answering, asked: 0, lines: 0, closed: 0, heard: 0, stood: 0 }
  const line: Line = {
    ask() {
      state.asked += 1
      if (state.answering === 'refused') return Promise.reject(new Error('Connection terminated'))
      if (state.answering === 'never') return never
      return state.answering === 'at once' ? Promise.resolve() : later(state.answering)
    },
    close: async () => void (state.closed += 1),
  }
  const connect = (within: number): Promise<Line> => {
    state.lines += 1
    if (state.answering === 'refused') return Promise.reject(new Error('connect ECONNREFUSED'))
    if (state.answering !== 'never') return Promise.resolve(line)
    return later(within).then(() => Promise.reject(new Error('timeout expired')))
  }
  return { state, connect }
}

let watch: Watch
let field: ReturnType<typeof database>
beforeEach(async () => {
  vi.useFakeTimers()
  field = database()
  const { state, connect } = field
  const stillness = {
    reset: () => undefined,
    disable: () => true,
    get max() {
      return state.stood * 1e6
    },
  }
  watch = await createWatch({ connect, log: silentLog, heard: () => state.heard, stillness })
})
afterEach(async () => {
  await watch.stop()
  vi.useRealTimers()
})

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DatabaseAway ? 'away' : 'failed'),
  )

it('lets work go within a second when the database falls silent, and refuses what comes after at once', async () => {
  field.state.answering = 'never'
  const first = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(950)
  expect(await first).toBe('away')
  expect(watch.available).toBe(false)
  expect(await outcome(watch.guard(() => never))).toBe('away')
})

it('lets work go that comes while a question already goes unanswered', async () => {
  field.state.answering = 'never'
  await vi.advanceTimersByTimeAsync(1_700)
  const late = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(150)
  expect(await late).toBe('away')
})

it('waits for an answer that is slow', async () => {
  field.state.answering = 600
  const work = outcome(watch.guard(() => later(900)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await work).toBe('done')
  expect(watch.available).toBe(true)
})

it('believes other connections that hear something', async () => {
  field.state.answering = 'never'
  const work = outcome(watch.guard(() => later(1_400)))
  for (let at = 0; at < 14; at += 1) {
    await vi.advanceTimersByTimeAsync(100)
    field.state.heard = performance.now()
  }
  expect(await work).toBe('done')
  const next = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(1_800)
  expect(await next).toBe('away')
})

it('says nothing of the database when the own process stood still', async () => {
  field.state.answering = 'never'
  field.state.stood = 400
  const work = outcome(watch.guard(() => later(1_500)))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await work).toBe('done')
})

it('hears an answer that comes late, without a new connection', async () => {
  field.state.answering = 1_500
  const work = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await work).toBe('away')
  await vi.advanceTimersByTimeAsync(650)
  expect(watch.available).toBe(true)
  expect(field.state.lines).toBe(1)
})

it('asks on a new connection when the old one stays silent', async () => {
  field.state.answering = 'never'
  const work = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(2_000)
  field.state.answering = 'at once'
  expect(await work).toBe('away')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(watch.available).toBe(true)
  expect(field.state).toMatchObject({ lines: 2, closed: 1 })
})

it('is away at once when the connection is refused, and back when it is not', async () => {
  field.state.answering = 'refused'
  const work = outcome(watch.guard(() => never))
  await vi.advanceTimersByTimeAsync(120)
  expect(await work).toBe('away')
  await vi.advanceTimersByTimeAsync(500)
  expect(watch.available).toBe(false)
  field.state.answering = 'at once'
  await vi.advanceTimersByTimeAsync(250)
  expect(watch.available).toBe(true)
})

it('asks once a second while nobody waits', async () => {
  await vi.advanceTimersByTimeAsync(10_050)
  expect(field.state.asked).toBe(10)
})
