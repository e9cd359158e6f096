import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPersonalData } from '../../../forget-personal-data.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'

let api: TestApi
let company: Visitor
let store: SessionCaller
let otherStore: SessionCaller
let now = new Date(NOW)
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => now }, rateLimitFactor: 100 })
  company = await api.visitor()
  for (const storeId of [1, 2])
    await addStaff(api.deps.database, { storeId, employeeNumber: '7', name: 'Eva', role: 'optician' }, now)
  store = await callInSession(api, 'store1', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
  otherStore = await callInSession(api, 'store2', { store: { id: 2, employeeNumber: '7', name: 'Eva' } })
})
afterAll(() => api.drop())

const typed = (changes: object = {}) => ({
  companyName: 'Bygg & Co AB',
  organisationNumber: '5560160680',
  contact: 'Åsa Ek',
  email: 'asa@bygg.example',
  mobile: '070-174 06 05',
  preferredDay: '2026-12-01',
  participants: '12',
  note: 'Storgatan 1',
  ...changes,
})
const ask = (changes?: object) => company.post('/api/booking/eyeHealthDay', typed(changes))
const rows = async <Row>(text: string) => (await api.deps.database.query({ text })).rows as Row[]
const letters = async () =>
  (
    await rows<{ kind: string; letter: string }>(
      `select kind, letter from mail_outbox where kind like 'eye-health-day-%' order by created_at, kind`,
    )
  ).map((row) => ({ ...openLetter(api.deps.encryption, row), kind: row.kind }))

async function received(email: string): Promise<string> {
  expect((await ask({ email })).status).toBe(200)
  const { body } = await store.get('/api/staff/eyeHealthDays')
  for (const { id } of body.data.requests)
    if ((await store.get(`/api/staff/eyeHealthDay/${id}`)).body.data.email === email) return id
  throw new Error(`No request of ${email}`)
}
const answer = (caller: SessionCaller, id: string, body: object) =>
  caller.send('answerEyeHealthDay', { version: 0, ...body }, `/api/staff/eyeHealthDay/${id}/answer`)
const YES = { answer: 'accept', day: '2026-12-02', time: '09:00', text: 'Ada kommer.' }

describe('a request of a company [ROUTE-033]', () => {
  it('is stored sealed and confirmed once, sent twice or twice at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status, body }) => [status, body.email])).toEqual(
      answers.map(() => [200, 'asa@bygg.example']),
    )
    expect((await ask()).status).toBe(200)
    const stored = await rows<{ request: string }>('select request from eye_health_day')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.request).not.toContain('Bygg')
    expect((await letters()).map(({ kind, to }) => [kind, to])).toEqual([
      ['eye-health-day-received', 'asa@bygg.example'],
    ])
    const audited = await readAudit(api.deps.database, { subject: 'eye-health-day', limit: 10 })
    expect(audited.map(({ action }) => action)).toEqual(['eye-health-day.requested'])
  })

  it('is refused field by field', async () => {
    const { status, body } = await ask({
      organisationNumber: '556016-0681',
      participants: '3',
      preferredDay: '2026-11-03',
    })
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([
      422,
      ['organisationNumber', 'participants', 'preferredDay'],
    ])
  })

  it('is shown to stores only', async () => {
    expect((await company.get('/api/staff/eyeHealthDays')).status).toBe(401)
    const { body } = await store.get('/api/staff/eyeHealthDays')
    expect(body.data).toMatchObject({
      state: 'requested',
      counts: { requested: 1, accepted: 0, declined: 0 },
      requests: [{ companyName: 'Bygg & Co AB', preferredDay: '2026-12-01', participants: 12 }],
    })
    const none = await store.get('/api/staff/eyeHealthDay/00000000-0000-4000-8000-000000000000')
    expect([none.status, none.body.error.code]).toEqual([404, 'eye-health-day.not-found'])
  })
})

describe('the answer of a store', () => {
  it('is given once: a second store finds none from then on, and a repeated call changes nothing', async () => {
    const id = await received('once@bygg.example')
    const both = await Promise.all([answer(store, id, YES), answer(otherStore, id, { ...YES, answer: 'decline' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const loser = both.find(({ status }) => status === 404)
    expect(loser?.body.error).toMatchObject({
      code: 'eye-health-day.not-found',
      message: expect.stringContaining('En annan butik'),
    })
    const [first, second] = both[0]?.body.success ? [store, YES] : [otherStore, { ...YES, answer: 'decline' }]
    expect((await answer(first, id, second)).body.success).toBe(true)
    const changed = await answer(first, id, { ...second, text: 'Något annat.' })
    expect(changed.body).toMatchObject({ result: 'eye-health-day.changed', data: { version: 1 } })
    const sent = (await letters()).filter(({ to }) => to === 'once@bygg.example')
    expect(sent).toHaveLength(2)
  })

  it('tells the company when who comes, and is audited', async () => {
    const id = await received('yes@bygg.example')
    const { body } = await answer(store, id, YES)
    expect(body.data).toMatchObject({
      state: 'accepted',
      answer: { startsAt: '2026-12-02T08:00:00.000Z', text: 'Ada kommer.' },
    })
    const sent = (await letters()).find(
      ({ kind, to }) => kind === 'eye-health-day-accepted' && to === 'yes@bygg.example',
    )
    expect(sent?.text).toMatch(/onsdag 2 december kl\. 09:00[\s\S]*Ada kommer\./)
    const [row] = await readAudit(api.deps.database, { subject: `eye-health-day/${id}`, limit: 1 })
    expect([row?.action, row?.actorId]).toEqual(['eye-health-day.accepted', expect.stringContaining('7')])
  })

  it('needs a day ahead for a yes and a reason for a no', async () => {
    const id = await received('fields@bygg.example')
    const fields = async (change: object) =>
      Object.keys((await answer(store, id, { ...YES, ...change })).body.error.fields)
    expect(await fields({ day: '2026-10-01', time: 'nio' })).toEqual(['day', 'time'])
    expect(await fields({ answer: 'decline', text: ' ' })).toEqual(['text'])
    expect((await store.get(`/api/staff/eyeHealthDay/${id}`)).body.data.state).toBe('requested')
  })
})

it('forgets whom it was for a month after the day', async () => {
  const id = await received('gone@bygg.example')
  await answer(store, id, { answer: 'decline', text: 'Fullt.' })
  now = new Date('2027-02-15T10:00:00Z')
  await forgetPersonalData(api.deps)
  const stored = await rows<{ request: string; answer_text: string }>('select request, answer_text from eye_health_day')
  expect(stored.map(({ request, answer_text }) => request + answer_text)).toEqual(stored.map(() => ''))
})
