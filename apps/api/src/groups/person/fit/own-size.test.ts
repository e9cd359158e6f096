import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type Browser, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'
import { ownSizeData } from './own-size-data.js'

const BO = { email: 'bo@klarsikt.example', mobile: '0701740606' }
const PAIR = { kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 } as const
const WIDE = { kind: 'answer', size: 'wide' } as const
const HOUR_MS = 3_600_000
let api: TestApi
let ahead = 0
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) } })
  await registered(api)
  await registered(api, BO)
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.test.database.query({ text: 'delete from own_size' })
})

const path = '/api/customer/size'
const set = (browser: Browser, size: object | null, enteredMsAgo = 0, customerNumber: string | null = null) => {
  ahead += 1000
  return browser.post(path, { size, enteredMsAgo, customerNumber })
}
const read = async (browser: Browser) => (await browser.get(path)).body.data
const changes = async () =>
  (await readAudit(api.test.database, { limit: 100 })).filter(({ action }) => action === 'own-size.changed').length

it('is none at first, and then what was entered, once however often it is sent', async () => {
  const anna = await loggedIn(api)
  expect(await read(anna)).toEqual({ size: null, savedAt: null, customerNumber: expect.any(String) })
  const before = await changes()
  const saved = await set(anna, PAIR)
  expect(saved).toMatchObject({ status: 200, body: { success: true, data: { size: PAIR } } })
  await set(anna, PAIR)
  expect(await read(anna)).toMatchObject({ size: PAIR })
  expect(await changes()).toBe(before + 1)
})

it('of a visit becomes the customer’s where it is newer, and gives way where it is not', async () => {
  const anna = await loggedIn(api)
  await set(anna, WIDE, HOUR_MS)
  expect((await set(anna, PAIR, 2 * HOUR_MS)).body.data).toMatchObject({ size: WIDE })
  expect((await set(anna, PAIR, HOUR_MS / 2)).body.data).toMatchObject({ size: PAIR })
  expect((await set(anna, null, HOUR_MS / 4)).body.data).toMatchObject({ size: null, savedAt: expect.any(String) })
  expect((await set(anna, WIDE, HOUR_MS / 3)).body.data).toMatchObject({ size: null })
})

it('belongs to one customer: another cannot read it, nor take it over from a device they share', async () => {
  const [anna, bo] = [await loggedIn(api), await loggedIn(api, BO)]
  const { customerNumber } = (await set(anna, PAIR)).body.data
  expect(await read(bo)).toMatchObject({ size: null })
  expect((await set(bo, PAIR, 0, customerNumber)).body.data).toMatchObject({ size: null, savedAt: null })
  expect((await set(anna, WIDE, 0, customerNumber)).body.data).toMatchObject({ size: WIDE })
})

it('is refused to who is not logged in, and where no frame has such numbers', async () => {
  const visit = await openBrowser(api)
  expect((await visit.get(path)).status).toBe(401)
  expect((await set(visit, PAIR)).status).toBe(401)
  const anna = await loggedIn(api)
  expect((await set(anna, { ...PAIR, lensWidth: 19 })).status).toBe(422)
  expect((await set(anna, { kind: 'measured', totalWidth: 134, marginMm: 9 })).status).toBe(422)
  expect((await set(anna, PAIR, -1)).status).toBe(422)
})

it('is the newest of two that arrive at the same time', async () => {
  const devices = await Promise.all([loggedIn(api), loggedIn(api)])
  const answers = await Promise.all([
    devices[0].post(path, { size: PAIR, enteredMsAgo: HOUR_MS, customerNumber: null }),
    devices[1].post(path, { size: WIDE, enteredMsAgo: 0, customerNumber: null }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(devices[0])).toMatchObject({ size: WIDE })
})

it('is handed out with the customer’s data, and erased with it', async () => {
  const anna = await loggedIn(api)
  await set(anna, PAIR)
  const { rows } = await api.test.database.query<{ customer_id: string }>({ text: 'select customer_id from own_size' })
  const customer = { id: rows[0]?.customer_id ?? '' } as never
  expect(await ownSizeData.read(api.deps, api.test.database, customer)).toEqual([
    { size: PAIR, savedAt: expect.any(Date) },
  ])
  expect((await anna.post('/api/customer/erase', { confirmed: true })).status).toBe(200)
  expect((await api.test.database.query({ text: 'select 1 from own_size' })).rows).toEqual([])
})
