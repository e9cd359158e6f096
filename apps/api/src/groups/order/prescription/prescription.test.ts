import { SAVED_PRESCRIPTIONS_MAXIMUM } from '@klarsikt/core/prescription'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'

const DAY = 86_400_000
const TYPED = {
  rightSphere: '−1,25',
  rightCylinder: '+0,50',
  rightAxis: '90',
  rightPupillaryDistance: '31,5',
  leftSphere: '-1',
  leftPupillaryDistance: '31',
  issuedOn: '2026-03-01',
  agreed: true,
}

let api: TestApi
let anna: SessionCaller
let days = 0
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + days * DAY) } })
  await addTestCustomer(api.test.database, api.deps.encryption, 'anna')
  anna = await callInSession(api, 'anna', { customerId: 'anna' })
})
afterAll(() => api.drop())
beforeEach(async () => {
  days = 0
  await api.test.database.query({ text: 'delete from saved_prescription' })
})

const save = (change: object = {}) => anna.send('savePrescription', { ...TYPED, ...change })
const list = async () => (await anna.get('/api/customer/prescriptions')).body.data
const rows = async (text: string) => (await api.test.database.query({ text })).rows

describe('a saved prescription', () => {
  it('is listed without strengths, and opened with them as typed [CART-003, VALID-026]', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ status: 200, body: { success: true } })
    const [shown] = await list()
    expect(shown).toEqual({
      id: saved.body.data.id,
      issuedOn: '2026-03-01',
      validUntil: '2027-03-01',
      isValid: true,
      savedAt: NOW,
      exam: null,
    })
    const { data } = (await anna.get(`/api/customer/prescription/${shown.id}`)).body
    expect(data).toMatchObject({
      typed: { rightSphere: '-1,25', rightCylinder: '+0,50' },
      prescriptionGlasses: { rightSphere: -0.75, rightCylinder: -0.5, rightAxis: 180, leftAddition: null },
    })
  })

  it('is sealed, and the audit names it by its id only', async () => {
    const { id } = (await save()).body.data
    const [row] = await rows('select content from saved_prescription')
    expect(row?.['content']).not.toMatch(/1,25|2026-03-01/)
    await anna.send('removePrescription', { id })
    const written = (await readAudit(api.test.database, { limit: 100 })).filter(({ subjectId }) => subjectId === id)
    expect(written.map(({ action, actorId }) => `${action} by ${actorId}`).toSorted()).toEqual([
      'prescription.removed by anna',
      'prescription.saved by anna',
    ])
  })

  it('is too old after a year, and still the customer’s to see and remove [VALID-026]', async () => {
    await save({ issuedOn: '2025-11-10' })
    days = 8
    expect(await list()).toMatchObject([{ isValid: true, validUntil: '2026-11-10' }])
    days = 9
    expect(await list()).toMatchObject([{ isValid: false }])
  })

  it('is saved only with consent, and says at each field what is wrong', async () => {
    const refused = await save({ agreed: false, leftAxis: '10', issuedOn: '2027-01-01' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields).toSorted()).toEqual(['agreed', 'issuedOn', 'leftAxis'])
    expect(await list()).toEqual([])
  })

  it('is saved once, also when the form is sent twice at once', async () => {
    const [first, second] = await Promise.all([save(), save()])
    expect(first.body.data.id).toBe(second.body.data.id)
    expect(await list()).toHaveLength(1)
  })

  it('is one of a few, the newest eye test first', async () => {
    for (let day = 1; day <= SAVED_PRESCRIPTIONS_MAXIMUM; day++)
      await save({ issuedOn: `2026-04-${String(day).padStart(2, '0')}` })
    const dates = (await list()).map(({ issuedOn }: { issuedOn: string }) => issuedOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(await save()).toMatchObject({ status: 422, body: { error: { code: 'prescription.too-many' } } })
  })

  it('is gone when it is removed', async () => {
    const { id } = (await save()).body.data
    expect((await anna.send('removePrescription', { id })).body).toEqual({ success: true })
    expect(await list()).toEqual([])
    expect((await anna.send('removePrescription', { id })).status).toBe(404)
    expect((await anna.get(`/api/customer/prescription/${id}`)).status).toBe(404)
  })
})
