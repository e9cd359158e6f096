import type { Endpoint } from '@klarsikt/contract/endpoint'
import { shopEndpoints } from '@klarsikt/contract/shop'
import { STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, eid, type EidShop, openEidShop, sign } from './groups/person/eid/testing/eid-shop.js'
import {
  ANNA,
  type Browser,
  loggedIn,
  openBrowser,
  registered,
} from './groups/person/identity/testing/customer-browser.js'
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from './groups/person/identity/testing/software-authenticator.js'
import { setStaffMobile } from './groups/person/staff/mobile.js'
import { addBerit, BERIT, codeFor, smsCodeFor, storeLoggedIn } from './groups/person/staff/testing/staff-browser.js'
import { rateLimit } from './http/rate-limit.js'
import type { Answer } from './testing/test-api.js'

type Call = keyof typeof shopEndpoints

/** A passkey response of an unknown passkey. */
const MADE = {
  id: 'a'.repeat(43),
  rawId: 'a'.repeat(43),
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: [] },
}

/** Bodies of the calls that need a recent log-in. The deletion of the account comes last. */
const BODIES: Partial<Record<Call, object>> = {
  changeEmail: { email: 'ny@klarsikt.example' },
  passkeyRegisterOptions: {},
  registerPasskey: { response: MADE },
  removePasskey: { id: 'b'.repeat(43) },
  endLoginSessions: {},
  requestDataExport: {},
  downloadDataExport: {},
  staffPasskeyRegisterOptions: {},
  registerStaffPasskey: { response: MADE },
  removeStaffPasskey: { id: 'b'.repeat(43) },
  setStaffMobile: { mobile: '070-174 06 05' },
  removeStaffMobile: {},
  savePayment: {},
  submitCheckout: { idempotencyKey: 'k'.repeat(20), termsAccepted: true, savedPaymentId: 'c'.repeat(24) },
  applyGiftCard: { savedCardId: 'd'.repeat(22) },
  getGiftCardPdf: {},
  eraseAccount: { confirmed: true },
}
const CALLS = Object.keys(BODIES) as Call[]
const isForStaff = (call: Call) => shopEndpoints[call].permission === 'staff.secure'
const OF_CUSTOMERS = CALLS.filter((call) => !isForStaff(call))
const OF_STAFF = CALLS.filter(isForStaff)

let shop: EidShop
let passkey: SoftwareAuthenticator
const newPasskey = () => softwareAuthenticator(new URL(shop.api.deps.settings.publicUrl).origin)

function ask(browser: Browser, call: Call): Promise<Answer> {
  const { method, path: pattern } = shopEndpoints[call].route
  const path = pattern.replace(':orderId', '12345678').replace(':cardId', 'e'.repeat(22))
  return method === 'GET' ? browser.get(path) : browser.post(path, BODIES[call])
}
const refusal = async (browser: Browser, call: Call): Promise<string> =>
  (await ask(browser, call)).body?.error?.code ?? ''

function mustSucceed({ body }: Answer): void {
  if (!body.success) throw new Error(`Refused: ${JSON.stringify(body)}`)
}

async function addPasskey(browser: Browser, path: string): Promise<void> {
  passkey = newPasskey()
  const { options } = (await browser.post(`${path}/registerOptions`)).body
  mustSucceed(await browser.post(`${path}/register`, { response: passkey.make(options) }))
}

it('covers every call that asks for a recent log-in', () => {
  const endpoints: Readonly<Record<string, Endpoint>> = shopEndpoints
  const asking = Object.keys(endpoints).filter((name) => endpoints[name]?.errors?.includes('login.step-up-required'))
  expect([...CALLS].sort((a, b) => a.localeCompare(b))).toEqual(asking.sort((a, b) => a.localeCompare(b)))
})

describe.each<[string, (browser: Browser) => Promise<Answer>]>([
  [
    'e-mail and password',
    (browser) => browser.post('/api/auth/user/login', { email: ANNA.email, password: ANNA.password }),
  ],
  [
    'BankID',
    async (browser) => {
      const { orderRef, qr } = (await eid(browser, 'start')).body
      await sign(shop, qr)
      shop.pass(2)
      return eid(browser, 'collect', { orderRef })
    },
  ],
  [
    'a passkey',
    async (browser) => {
      const { options } = (await browser.post('/api/auth/passkey/loginOptions')).body
      return browser.post('/api/auth/passkey/login', { response: passkey.sign(options) })
    },
  ],
])('a log-in by %s', (_way, logIn) => {
  let browser: Browser
  beforeAll(async () => {
    shop = await openEidShop()
    await registered(shop.api)
    await connect(shop, ANNA.email)
    await addPasskey(await loggedIn(shop.api), '/api/auth/passkey')
    browser = await openBrowser(shop.api)
    mustSucceed(await logIn(browser))
    shop.pass((STEP_UP_MINUTES + 1) * 60)
  })
  afterAll(() => shop.close())

  it.each(OF_CUSTOMERS)('is too long ago for %s after some minutes', async (call) => {
    const { status, body } = await ask(browser, call)
    expect([status, body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  describe('once more in the same browser', () => {
    beforeAll(async () => {
      mustSucceed(await logIn(browser))
    })

    it.each(OF_CUSTOMERS)('is recent enough for %s', async (call) => {
      const code = await refusal(browser, call)
      expect(['login.step-up-required', 'request.unauthorized', 'request.invalid']).not.toContain(code)
    })
  })
})

describe.each<[string, (browser: Browser) => Promise<Answer>]>([
  [
    'a code by e-mail',
    async (browser) => browser.post('/api/auth/user/confirmStoreLogin', { code: await codeFor(shop.api) }),
  ],
  [
    'a code by SMS',
    async (browser) => browser.post('/api/auth/user/confirmStoreLogin', { code: await smsCodeFor(shop.api) }),
  ],
  [
    'a passkey',
    async (browser) => {
      const { options } = (await browser.post('/api/auth/user/storePasskeyOptions')).body
      return browser.post('/api/auth/user/confirmStorePasskey', { response: passkey.sign(options) })
    },
  ],
])('a log-in of a store by %s', (way, confirm) => {
  let browser: Browser
  const logIn = async (): Promise<Answer> => {
    await shop.api.deps.rateLimits.reset(rateLimit('one-time-code-sent:staff'), '2/1001')
    await browser.post('/api/auth/user/loginStore', BERIT)
    return confirm(browser)
  }
  beforeAll(async () => {
    shop = await openEidShop()
    await addBerit(shop.api)
    await addPasskey(await storeLoggedIn(shop.api), '/api/staff/passkey')
    if (way === 'a code by SMS')
      await shop.api.deps.database.transaction((tx) =>
        setStaffMobile(
          shop.api.deps,
          tx,
          { storeId: 2, employeeNumber: BERIT.employeeNumber },
          { number: '+46701740605', reason: 'Uppringd i butiken' },
        ),
      )
    browser = await openBrowser(shop.api)
    mustSucceed(await logIn())
    shop.pass((STEP_UP_MINUTES + 1) * 60)
  })
  afterAll(() => shop.close())

  it.each(OF_STAFF)('is too long ago for %s after some minutes', async (call) => {
    const { status, body } = await ask(browser, call)
    expect([status, body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  describe('once more in the same browser', () => {
    beforeAll(async () => {
      mustSucceed(await logIn())
    })

    it.each(OF_STAFF)('is recent enough for %s', async (call) => {
      const code = await refusal(browser, call)
      expect(['login.step-up-required', 'request.unauthorized', 'request.invalid']).not.toContain(code)
    })
  })
})
