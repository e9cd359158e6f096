import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log/index.js'
import { type Availability, createAvailability } from './availability.js'
import { DatabaseAway } from './outage.js'
import { createProbe, type Probe, type ProbeConnection } from './probe.js'

type Answering = 'at once' | 'never' | 'refused' | number

const never = new Promise<never>(() => undefined)
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers probes as `answering` says at the moment of each probe. */
function database() {
  const state = { answering: 'at once' as Answering, questions: 0, connections: 0, cut: 0, closed: 0, lastAnswerAt: 0 }
  const open = (number: number): ProbeConnection => ({
    ask() {
      state.questions += 1
      if (number <= state.cut) return never
      if (state.answering === 'refused') return Promise.reject(new Error('Connection terminated'))
      if (state.answering === 'never') return never
      return state.answering === 'at once' ? Promise.resolve() : later(state.answering)
    },
    close: async () => void (state.closed += 1),
  })
  const connect = (within: number): Promise<ProbeConnection> => {
    state.connections += 1
    if (state.answering === 'refused') return Promise.reject(new Error('connect ECONNREFUSED'))
    if (state.answering !== 'never') return Promise.resolve(open(state.connections))
    return later(within).then(() => Promise.reject(new Error('timeout expired')))
  }
  return { state, connect }
}

let availability: Availability
let probe: Probe
let field: ReturnType<typeof database>
let lines: string[]
beforeEach(async () => {
  vi.useFakeTimers()
  field = database()
  lines = []
  const log = createLog({ name: 't' }, { write: (line: string) => void lines.push(line) })
  const { state, connect } = field
  probe = createProbe({ connection: await connect(0), connect, lastAnswerAt: () => state.lastAnswerAt })
  availability = createAvailability({ probe, log })
})
afterEach(async () => {
  availability.stop()
  await probe.close()
  vi.useRealTimers()
})

const said = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DatabaseAway ? 'away' : 'failed'),
  )

it('lets work go within a second when the database falls silent, and refuses what comes after at once', async () => {
  field.state.answering = 'never'
  const first = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(950)
  expect(await first).toBe('away')
  expect(await outcome(availability.guard(() => never))).toBe('away')
})

it('says once that the database went and once that it came', async () => {
  field.state.answering = 'never'
  const work = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(7_000)
  expect(await work).toBe('away')
  expect(said()).toEqual(['the database is away'])
  field.state.answering = 'at once'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome(availability.guard(async () => undefined))).toBe('done')
  expect(said()).toEqual(['the database is away', 'the database is back'])
})

it('asks after work that failed for want of a database, and refuses what comes next', async () => {
  field.state.answering = 'refused'
  const refused = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  expect(await outcome(availability.guard(refused))).toBe('failed')
  await vi.advanceTimersByTimeAsync(0)
  expect(await outcome(availability.guard(async () => undefined))).toBe('away')
})

it('lets work go that comes while a question already goes unanswered', async () => {
  field.state.answering = 'never'
  await vi.advanceTimersByTimeAsync(1_700)
  const late = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(150)
  expect(await late).toBe('away')
})

it('waits for an answer that is slow', async () => {
  field.state.answering = 600
  const work = outcome(availability.guard(() => later(900)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await work).toBe('done')
  expect(lines).toEqual([])
})

it('believes other connections that hear something', async () => {
  field.state.answering = 'never'
  const work = outcome(availability.guard(() => later(1_400)))
  for (let at = 0; at < 14; at += 1) {
    await vi.advanceTimersByTimeAsync(100)
    field.state.lastAnswerAt = performance.now()
  }
  expect(await work).toBe('done')
  const next = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(1_800)
  expect(await next).toBe('away')
})

it('goes on with a connection that was silent for a moment', async () => {
  field.state.answering = 1_500
  const work = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await work).toBe('away')
  field.state.answering = 'at once'
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await outcome(availability.guard(async () => undefined))).toBe('done')
  expect(field.state.connections).toBe(1)
})

it('asks on a new connection when the old one stays silent', async () => {
  field.state.cut = 1
  const work = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await work).toBe('away')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome(availability.guard(async () => undefined))).toBe('done')
  expect(field.state).toMatchObject({ connections: 2, closed: 1 })
})

it('is away at once when the connection is refused, and back when it is not', async () => {
  field.state.answering = 'refused'
  const work = outcome(availability.guard(() => never))
  await vi.advanceTimersByTimeAsync(120)
  expect(await work).toBe('away')
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome(availability.guard(async () => undefined))).toBe('away')
  field.state.answering = 'at once'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome(availability.guard(async () => undefined))).toBe('done')
})

it('asks once a second while nothing waits', async () => {
  await vi.advanceTimersByTimeAsync(10_050)
  expect(field.state.questions).toBe(10)
})
