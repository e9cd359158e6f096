import { STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import { STAFF_CODE_MINUTES } from '@klarsikt/core/staff'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateLimit } from '../../../http/rate-limit.js'
import { accountShop } from '../identity/testing/account-shop.js'
import { type Browser, lettersTo, openBrowser } from '../identity/testing/customer-browser.js'
import { removeStaffMobile, setStaffMobile } from './mobile.js'
import {
  addBerit,
  BERIT,
  BERIT_EMAIL,
  codeFor,
  codesBySms,
  smsCodeFor,
  storeLoggedIn,
} from './testing/staff-browser.js'

const KEY = { storeId: 2, employeeNumber: BERIT.employeeNumber }
const { own, pass } = accountShop({
  settings: { sms: { url: 'http://sms.test', user: 'u', password: 'p', from: 'Klarsikt' } },
})

beforeEach(async () => addBerit(own.api))

const begin = (browser: Browser) => browser.post('/api/auth/user/loginStore', BERIT)
const resend = (browser: Browser, body: object = {}) => browser.post('/api/auth/user/resendStoreCode', body)
const confirm = (browser: Browser, code: string) => browser.post('/api/auth/user/confirmStoreLogin', { code })
/** Resets the pause, because the counters use the machine's clock, which tests do not move. */
const pause = () => own.api.deps.rateLimits.reset(rateLimit('one-time-code:pause'), '2/1001')
const withMobile = () =>
  own.api.deps.database.transaction((tx) =>
    setStaffMobile(own.api.deps, tx, KEY, { number: '+46701740605', reason: 'Ringde upp numret' }),
  )

describe('the code of who has a mobile number', () => {
  it('comes by SMS, is hidden where it is stored, and logs in [STAFF-008]', async () => {
    expect(await withMobile()).toBe(true)
    const browser = await openBrowser(own.api)
    const { body } = await begin(browser)
    expect(body).toEqual({
      success: false,
      result: 'CodeRequired',
      message: `Vi har skickat en kod med sms till numret som slutar på 05. Den gäller i ${STAFF_CODE_MINUTES} minuter.`,
      hasPasskey: false,
      channel: 'sms',
      channels: ['sms', 'email'],
    })
    const [sms] = await codesBySms(own.api)
    expect(sms?.to).toBe('+46701740605')
    expect(await codeFor(own.api)).toBe('')
    const code = await smsCodeFor(own.api)
    const { rows } = await own.api.test.database.query<{ row: string }>({
      text: `select l::text as row from store_login l union all select s::text from staff s union all select o::text from sms_outbox o`,
    })
    expect(rows.filter(({ row }) => row.includes(code) || row.includes('701740605'))).toEqual([])
    expect((await confirm(browser, code)).body.success).toBe(true)
  })

  it('comes by e-mail instead when that is chosen, and the one before is good no longer', async () => {
    await withMobile()
    const browser = await openBrowser(own.api)
    await begin(browser)
    const first = await smsCodeFor(own.api)
    await pause()
    const { body } = await resend(browser, { channel: 'email' })
    expect([body.channel, body.message]).toEqual(['email', expect.stringContaining('b***@klarsikt.example')])
    const second = await codeFor(own.api)
    if (first !== second) expect((await confirm(browser, first)).body.error.code).toBe('one-time-code.wrong')
    expect((await confirm(browser, second)).body.success).toBe(true)
  })

  it('is announced by letter when the number is set and removed, and goes by e-mail after that', async () => {
    await withMobile()
    expect(await own.api.deps.database.transaction((tx) => removeStaffMobile(own.api.deps, tx, KEY))).toBe(true)
    const letters = (await lettersTo(own.api, BERIT_EMAIL)).map(({ kind }) => kind)
    expect(letters).toEqual(expect.arrayContaining(['staff-mobile-set', 'staff-mobile-removed']))
    const browser = await openBrowser(own.api)
    expect((await begin(browser)).body).toMatchObject({ channel: 'email', channels: ['email'] })
    await pause()
    expect((await resend(browser, { channel: 'sms' })).body).toMatchObject({ channel: 'email', channels: ['email'] })
    expect(await codesBySms(own.api)).toEqual([])
  })
})

describe('another code', () => {
  it('is refused to a session in which no password was typed', async () => {
    const [browser, thief] = [await openBrowser(own.api), await openBrowser(own.api)]
    await begin(browser)
    await pause()
    const refused = await resend(thief)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'store-login.expired'])
    pass(STAFF_CODE_MINUTES)
    expect((await resend(browser)).body.error.code).toBe('store-login.expired')
  })

  it('is sent a minute after the one before, which is said in words, and once for a double press', async () => {
    const browser = await openBrowser(own.api)
    await begin(browser)
    const early = await resend(browser)
    expect([early.status, early.body.error.code]).toEqual([429, 'one-time-code.too-soon'])
    expect(early.body.error.message).toMatch(/^Vänta \d+ sekund(er)? innan du ber om en ny kod\.$/)
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
    await pause()
    const statuses = (await Promise.all([resend(browser), resend(browser)])).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 429])
  })

  it('counts as a log-in that was tried, and gives no more guesses', async () => {
    const browser = await openBrowser(own.api)
    await begin(browser)
    const { tries } = RATE_LIMITS['one-time-code-sent:staff']
    for (let sent = 1; sent < tries; sent++) {
      await pause()
      expect((await resend(browser)).status).toBe(200)
    }
    await pause()
    expect((await resend(browser)).body.error.code).toBe('store-login.locked')
    const code = await codeFor(own.api)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < RATE_LIMITS['one-time-code:staff'].tries; guess++) await confirm(browser, wrong)
    expect((await confirm(browser, code)).body.error.code).toBe('store-login.locked')
  })
})

describe('the number that who is logged in gives', () => {
  const set = (browser: Browser, mobile: string) => browser.post('/api/staff/mobile/set', { mobile })
  const letters = async () =>
    (await lettersTo(own.api, BERIT_EMAIL)).filter(({ kind }) => kind.startsWith('staff-mobile'))

  it('is shown all but hidden, announced by letter and audited once, and gets the next code', async () => {
    const browser = await storeLoggedIn(own.api)
    expect((await browser.get('/api/staff/mobile')).body.data).toEqual({ number: null, isPossible: true })
    for (const mobile of ['070-174 06 05', '+46 70 174 06 05'])
      expect((await set(browser, mobile)).body).toEqual({ success: true, data: { number: '***05', isPossible: true } })
    expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining('***05')])
    expect((await begin(await openBrowser(own.api))).body).toMatchObject({ channel: 'sms' })
    expect((await browser.post('/api/staff/mobile/remove')).body.data).toMatchObject({ number: null })
    expect((await browser.post('/api/staff/mobile/remove')).body.data).toMatchObject({ number: null })
    expect((await letters()).map(({ kind }) => kind)).toEqual(['staff-mobile-removed', 'staff-mobile-set'])
    const { rows } = await own.api.test.database.query<{ row: string }>({
      text: `select actor_kind || ' ' || action as row from audit where action like 'staff.mobile%' order by id`,
    })
    expect(rows.map(({ row }) => row)).toEqual(['staff staff.mobile-set', 'staff staff.mobile-removed'])
  })

  it('is a Swedish mobile number, and asks for a recent log-in', async () => {
    const browser = await storeLoggedIn(own.api)
    for (const mobile of ['', 'abc', '08-123 456 78', '+47 406 12 345'])
      expect([mobile, (await set(browser, mobile)).body.error.fields]).toEqual([mobile, { mobile: expect.any(String) }])
    pass(STEP_UP_MINUTES + 1)
    expect((await set(browser, '070-174 06 05')).body.error.code).toBe('login.step-up-required')
    expect((await browser.post('/api/staff/mobile/remove')).body.error.code).toBe('login.step-up-required')
    expect(await letters()).toEqual([])
  })
})
