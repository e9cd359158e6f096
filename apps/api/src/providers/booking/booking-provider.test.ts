import { fixedClock } from '@klarsikt/server/clock'
import { silentLog } from '@klarsikt/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOW } from '../../testing/small-shop-parts.js'
import { createBookingProvider } from './booking-provider.js'
import type { BookingProvider, NewAppointment, ProviderVisit } from './port.js'
import type { BookingProviderSettings } from './settings.js'
import { type Exchange, readDescription } from './testing/description.js'
import { newId, openSimulator, type Simulator } from './testing/open-simulator.js'

const VISIT: ProviderVisit = { location: 'nacka', examType: 'glasses', ageGroup: '18-74' }
const TUESDAY_AT_TEN = new Date('2026-11-03T09:00:00Z')
const AT_ELEVEN = new Date('2026-11-03T10:00:00Z')
const TIME = { start: TUESDAY_AT_TEN, practitionerId: null, hold: null }
const PATIENT = { firstName: 'Åsa', lastName: 'Ek', email: 'asa@klarsikt.example', mobile: '+46701740605', note: '' }

let simulator: Simulator
let provider: BookingProvider
const logged: object[] = []
const log = { ...silentLog, error: (about: object) => void logged.push(about) } as typeof silentLog
const open = (of: Partial<BookingProviderSettings> = {}) =>
  createBookingProvider({ ...simulator.settings, ...of }, { clock: fixedClock(NOW), log })

beforeAll(async () => void (simulator = await openSimulator()))
afterAll(() => simulator.stop())
beforeEach(async () => {
  await simulator.control('reset')
  logged.length = 0
  provider = open()
})
afterEach(() => vi.restoreAllMocks())

const fault = (kind: string, of: object = {}) => simulator.control('fault', { kind, ...of })
const newVisit = (of: Partial<NewAppointment> = {}): NewAppointment => ({
  ...VISIT,
  ...TIME,
  reference: newId(),
  patient: PATIENT,
  ...of,
})
async function booked(of: Partial<NewAppointment> = {}) {
  const made = await provider.create(newId(), newVisit(of))
  if (!made.ok) throw new Error(made.error)
  return made.value
}
const starts = async () => {
  const found = await provider.slots({ ...VISIT, from: '2026-11-03', to: '2026-11-03' })
  return found.ok ? found.value.map(({ start }) => start.getTime()) : found.error
}

describe('the description of the API', () => {
  it('is what adapter and simulator both keep to, in every call', async () => {
    const exchanges: Exchange[] = []
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input))
      const answer = await real(input, init)
      if (!url.pathname.includes('/v1/')) return answer
      const text = await answer.clone().text()
      const sent = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : parse(init?.body)
      const head = { method: init?.method ?? 'GET', url, headers: new Headers(init?.headers) }
      exchanges.push({ ...head, sent, status: answer.status, answered: parse(text) })
      return answer
    })
    const hold = newId()
    const time = { start: TUESDAY_AT_TEN, practitionerId: 'lova' }
    await provider.slots({ ...VISIT, from: '2026-11-03', to: '2026-11-04', limit: 3 })
    await provider.slots({ ...VISIT, location: 'nowhere', from: '2026-11-03', to: '2026-11-04' })
    await provider.hold(hold, VISIT, time)
    await provider.hold(newId(), VISIT, time)
    const { reference } = await booked({ hold, practitionerId: 'lova' })
    await provider.create(newId(), newVisit({ practitionerId: 'lova', ageGroup: null, examType: 'lensesNew' }))
    await provider.read(reference)
    await provider.read(newId())
    await provider.move(newId(), reference, { ...TIME, start: AT_ELEVEN, location: 'gustavsberg' })
    await provider.move(newId(), newId(), { ...TIME, location: 'nacka' })
    await provider.cancel(newId(), reference)
    await provider.move(newId(), reference, { ...TIME, location: 'nacka' })
    await provider.release(hold)
    await provider.changes('0')
    await provider.changes('none')
    await fault('busy', { times: 1 })
    await provider.changes('0')
    await simulator.control('tokens/revoke')
    await provider.changes('0')
    await open({ clientSecret: 'wrong' }).changes('0')
    const description = readDescription()
    const checked = exchanges.map((one) => ({ status: one.status, ...description.check(one) }))
    expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([])
    expect(new Set(checked.map(({ operation }) => operation))).toEqual(new Set(description.operations))
    expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([200, 201, 204, 401, 404, 409, 422, 503]))
  })

  it('finds a field that is missing, unknown or of another type', () => {
    const description = readDescription()
    const url = new URL('http://x.test/v1/appointments')
    const head = { method: 'POST', url, headers: new Headers({ 'idempotency-key': newId() }), status: 201 }
    const { problems } = description.check({ ...head, sent: { reference: 'x', ssn: '1' }, answered: { version: '1' } })
    expect(problems.join('\n')).toMatch(/ssn/)
    expect(problems.join('\n')).toMatch(/answer version/)
    expect(description.check({ ...head, method: 'PUT', sent: null, answered: null }).problems).toEqual([
      'PUT /v1/appointments is not described',
    ])
  })
})

describe('a visit', () => {
  it('is held, booked by its hold, moved and cancelled', async () => {
    const hold = newId()
    const held = await provider.hold(hold, VISIT, { start: TUESDAY_AT_TEN, practitionerId: 'lova' })
    expect(held).toMatchObject({ ok: true, value: { practitioner: { name: 'Lova Brandt' } } })
    expect(await provider.hold(newId(), VISIT, { start: TUESDAY_AT_TEN, practitionerId: 'lova' })).toEqual({
      ok: false,
      error: 'taken',
    })
    const { reference, version, end } = await booked({ hold })
    expect(end).toEqual(new Date('2026-11-03T09:30:00Z'))
    const moved = await provider.move(newId(), reference, { ...TIME, start: AT_ELEVEN, location: 'nacka' })
    expect(moved).toMatchObject({ ok: true, value: { start: AT_ELEVEN, version: version + 1, status: 'booked' } })
    expect(await provider.cancel(newId(), reference)).toEqual({ ok: true, value: undefined })
    expect(await provider.cancel(newId(), reference)).toEqual({ ok: true, value: undefined })
    expect(await provider.read(reference)).toMatchObject({ ok: true, value: { status: 'cancelled' } })
  })

  it('is sent without a personal number', async () => {
    await booked()
    const [made] = await simulator.appointments()
    expect(Object.keys(made?.patient ?? {}).toSorted()).toEqual(['email', 'first_name', 'last_name', 'mobile', 'note'])
  })

  it('is one by its key, however often it is sent', async () => {
    const [key, visit] = [newId(), newVisit()]
    const made = await Promise.all([provider.create(key, visit), provider.create(key, visit)])
    made.push(await provider.create(key, visit))
    expect(made.map((one) => one.ok && one.value.version)).toEqual([1, 1, 1])
    expect(await simulator.appointments()).toHaveLength(1)
  })

  it('that was cancelled before it came never comes', async () => {
    const visit = newVisit()
    await provider.cancel(newId(), visit.reference)
    expect(await provider.create(newId(), visit)).toEqual({ ok: false, error: 'gone' })
    expect(await simulator.appointments()).toEqual([])
  })

  it('that the store changes is listed once, as it is by then', async () => {
    const { reference } = await booked()
    const first = await provider.changes('0')
    await simulator.control(`appointments/${reference}`, { start: AT_ELEVEN.toISOString() })
    await simulator.control(`appointments/${reference}`, { status: 'no_show' })
    const next = await provider.changes(first.ok ? first.value.next : '')
    expect(next).toMatchObject({ value: { appointments: [{ reference, status: 'no-show', start: AT_ELEVEN }] } })
    const last = await provider.changes(next.ok ? next.value.next : '')
    expect(last).toMatchObject({ value: { appointments: [], hasMore: false } })
  })
})

describe('a provider that fails', () => {
  it('has lost an answer, which the repetition within the same call finds', async () => {
    await fault('lost', { times: 1, operation: 'createAppointment' })
    expect(await provider.create(newId(), newVisit())).toMatchObject({ ok: true })
    expect(await simulator.appointments()).toHaveLength(1)
  })

  it('loses them all: the visit may be booked, and the same key tells', async () => {
    const [key, visit] = [newId(), newVisit()]
    await fault('lost', { operation: 'createAppointment' })
    expect(await provider.create(key, visit)).toEqual({ ok: false, error: 'unknown' })
    await fault('none')
    expect(await provider.create(key, visit)).toMatchObject({ ok: true, value: { version: 1 } })
    expect(await simulator.appointments()).toHaveLength(1)
  })

  it('is slow: a call ends at its limit', async () => {
    await starts()
    await fault('slow', { ms: 60_000 })
    expect(await starts()).toBe('unknown')
  })

  it('is away: nothing was done', async () => {
    expect(await open({ url: 'http://127.0.0.1:9/v1' }).create(newId(), newVisit())).toEqual({
      ok: false,
      error: 'away',
    })
    await fault('busy')
    expect(await provider.create(newId(), newVisit())).toEqual({ ok: false, error: 'away' })
  })

  it('is not asked for a while after it has failed some times, and then is', async () => {
    await starts()
    await fault('away')
    for (let failures = 0; failures < 4; failures++) expect(await starts()).not.toEqual(expect.any(Array))
    const asked = vi.spyOn(globalThis, 'fetch')
    expect(await starts()).toBe('away')
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    await fault('none')
    await vi.waitFor(async () => expect(await starts()).toEqual(expect.any(Array)), { interval: 20 })
  })

  it('gives a wrong answer: it is refused, and logged without personal data', async () => {
    await fault('wrong')
    expect(await starts()).toBe('unknown')
    expect(await provider.create(newId(), newVisit())).toEqual({ ok: false, error: 'unknown' })
    expect(logged).toContainEqual({ operation: 'slots', wrong: ['slots.[].end'] })
    expect(logged).toContainEqual({ operation: 'create', wrong: ['end'] })
    expect(JSON.stringify(logged)).not.toMatch(/Ek|klarsikt|4670|\d{4}-/)
  })

  it('gives the time to another customer first', async () => {
    await fault('taken', { times: 1, operation: 'createAppointment' })
    expect(await provider.create(newId(), newVisit())).toEqual({ ok: false, error: 'taken' })
    expect(await starts()).not.toContain(TUESDAY_AT_TEN.getTime())
  })

  it('takes tokens back early: a new one is asked for', async () => {
    await starts()
    await simulator.control('tokens/revoke')
    expect(await starts()).toEqual(expect.any(Array))
  })

  it('does not know the client: it is logged for an operator', async () => {
    expect(await open({ clientSecret: 'wrong' }).changes('0')).toEqual({ ok: false, error: 'refused' })
    expect(logged).toEqual([{ operation: 'changes' }])
  })
})

function parse(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return null
  return JSON.parse(body)
}
