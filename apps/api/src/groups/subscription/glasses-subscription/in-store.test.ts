import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { ANNA_NUMBER, connect, type EidShop, ERIK_NUMBER, openEidShop } from '../../person/eid/testing/eid-shop.js'
import { type Browser, registered } from '../../person/identity/testing/customer-browser.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { addBerit, storeLoggedIn } from '../../person/staff/testing/staff-browser.js'
import { postSubscription, newSubscriber, signSubscription } from './testing/subscriber.js'

let shop: EidShop
let store: Browser
let anna: Browser
beforeAll(async () => {
  shop = await openEidShop({ rateLimitFactor: 3 })
  await addBerit(shop.api)
  store = await storeLoggedIn(shop.api)
  await registered(shop.api)
  anna = (await connect(shop, 'anna@klarsikt.example')).browser
})
afterAll(() => shop.close())

const make = (personalNumber: string, level = 'premium') =>
  store.post('/api/staff/glassesSubscriptions', { personalNumber, level })
const connectGlassesSubscription = (browser: Browser, birthDate: string) =>
  postSubscription(browser, '/connect', { birthDate })
const codeOf = ({ body }: Awaited<ReturnType<typeof make>>) => body.error?.code

describe('a subscription that a store makes', () => {
  it('is refused for what is no personal number', async () => {
    const refused = await make('19900602-2398')
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['personalNumber']])
  })

  it('is required before an account can be connected, and there is one already for who has it [ERR-021]', async () => {
    const refused = await connectGlassesSubscription(anna, '900602')
    expect([refused.status, codeOf(refused)]).toEqual([404, 'glasses-subscription.required'])
    expect(refused.body.error.message).toContain('Du behöver ha ett glasögonabonnemang först.')
  })

  it('waits, once, for its customer', async () => {
    const answers = await Promise.all([make(ANNA_NUMBER), make(ANNA_NUMBER)])
    const ids = answers.map(({ body }) => body.data.id)
    expect(new Set(ids).size).toBe(1)
    const listed = await store.get('/api/staff/glassesSubscriptions')
    expect(listed.body).toMatchObject({
      underMaintenance: false,
      data: [{ id: ids[0], status: 'Created', levelName: 'Premium', isConnected: false }],
    })
    expect(JSON.stringify(listed.body)).not.toContain('9006')
    expect((await anna.get(`/api/subscription/lifestyle/${ids[0]}`)).status).toBe(404)
  })

  it('asks for the birth date as six digits, which is the right one [VALID-022, ROUTE-018]', async () => {
    for (const birthDate of ['', '19900602', '900603']) {
      const refused = await connectGlassesSubscription(anna, birthDate)
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['birthDate']])
    }
  })

  it('is connected to the account of its customer, and a draft of the web gives way', async () => {
    const draft = await postSubscription(anna, '', { level: 'base' })
    const connected = await connectGlassesSubscription(anna, '900602')
    expect(connected.body.data).toMatchObject({ status: 'Created', level: 'premium', awaitsSignature: true })
    expect((await anna.get(`/api/subscription/lifestyle/${draft.body.data.id}`)).body.data.status).toBe('Terminated')
    const again = await connectGlassesSubscription(anna, '900602')
    expect([again.status, codeOf(again)]).toEqual([409, 'glasses-subscription.already-connected'])
    const other = await signSubscription(shop, anna, connected.body.data.id, ERIK_NUMBER)
    expect(codeOf(other)).toBe('glasses-subscription.other-signatory')
    const signed = await signSubscription(shop, anna, connected.body.data.id)
    expect(signed.body.status).toBe('complete')
    expect(codeOf(await make(ANNA_NUMBER))).toBe('glasses-subscription.exists')
    const { lens, glasses: listed } = (await anna.get('/api/subscription/list')).body.data
    expect(lens).toEqual([])
    expect(listed).toMatchObject([
      { status: 'Active', levelName: 'Premium', monthlyPrice: 349 },
      { status: 'Terminated' },
    ])
  })

  it('is audited, by who did what', async () => {
    const audited = await shop.rows<{ action: string; actor_kind: string }>(
      `select action, actor_kind from audit where subject_type = 'glasses-subscription' order by id`,
    )
    expect(audited.map((row) => `${row.actor_kind} ${row.action}`)).toEqual([
      'staff glasses-subscription.Created',
      'customer glasses-subscription.Created',
      'customer glasses-subscription.Terminated',
      'customer glasses-subscription.connected',
      'customer glasses-subscription.Active',
    ])
  })

  it('is not found by an account without a personal number', async () => {
    const erik = await newSubscriber(shop, { email: 'erik@klarsikt.example', firstName: 'Erik', lastName: 'Lund' })
    const refused = await connectGlassesSubscription(erik, '870521')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'glasses-subscription.personal-number-missing'])
  })
})

describe('the maintenance of subscriptions', () => {
  const set = (browser: Browser, underMaintenance: boolean) =>
    browser.post('/api/staff/subscriptionPlatform', { underMaintenance })

  it('is begun and ended by an administrator, and neither by customers nor by who sells [ERR-022]', async () => {
    for (const one of [anna, store]) expect((await set(one, true)).status).toBe(403)
    const { database } = shop.api.deps
    await addStaff(database, { storeId: 2, employeeNumber: '9003', name: 'Arne', role: 'administrator' }, new Date(NOW))
    const session = { store: { id: 2, employeeNumber: '9003', name: 'Malmö Outlet' } }
    const administrator = await callInSession({ app: shop.api.app, deps: shop.api.deps }, 'administrator', session)
    const switchTo = (underMaintenance: boolean) => administrator.send('setSubscriptionPlatform', { underMaintenance })
    await switchTo(true)
    await switchTo(true)
    expect((await anna.get('/api/subscription/platform')).body.data).toEqual({ underMaintenance: true })
    expect(codeOf(await make(ERIK_NUMBER))).toBe('subscription.maintenance')
    expect(codeOf(await connectGlassesSubscription(anna, '900602'))).toBe('subscription.maintenance')
    expect(codeOf(await postSubscription(anna, '/winback', { birthDate: '900602' }))).toBe('subscription.maintenance')
    expect((await store.get('/api/staff/glassesSubscriptions')).body.underMaintenance).toBe(true)
    await switchTo(false)
    expect((await make(ERIK_NUMBER)).status).toBe(200)
    const audited = await shop.rows(`select action from audit where subject_type = 'subscription-platform' order by id`)
    expect(audited).toEqual([{ action: 'subscription-platform.closed' }, { action: 'subscription-platform.opened' }])
  })
})
