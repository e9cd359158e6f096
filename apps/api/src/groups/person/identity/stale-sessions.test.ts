import { shopEndpoints } from '@klarsikt/contract/shop'
import { can } from '@klarsikt/core/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseDigest } from '../../../testing/database-digest.js'
import { ask, createTestApi, type TestApi } from '../../../testing/test-api.js'
import { ANNA, type Browser, loggedIn, registered } from './testing/customer-browser.js'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 100 })
  await registered(api)
})
afterAll(() => api.drop())

const ENDS: Readonly<Record<string, (browser: Browser) => Promise<unknown>>> = {
  'another log-in': (browser) => browser.post('/api/auth/user/login', ANNA),
  'a log-out': (browser) => browser.post('/api/auth/user/logout'),
  'a change of the password': (browser) =>
    browser.post('/api/auth/user/changePassword', {
      oldPassword: ANNA.password,
      password: ANNA.password,
      passwordRepeat: ANNA.password,
    }),
}

it.each(Object.keys(ENDS))(
  'refuses every call of an account with the token from before %s, and changes nothing',
  async (name) => {
    const browser = await loggedIn(api)
    const cookie = browser.cookie()
    const csrf = (await ask(api, '/api/site/shopper', { headers: { cookie } })).body.token
    await ENDS[name]?.(browser)
    expect(browser.cookie()).not.toBe(cookie)
    const closed = Object.values(shopEndpoints).filter(
      ({ permission }) => can('customer', permission) && !can('visitor', permission),
    )
    expect(closed.length).toBeGreaterThan(4)
    const before = await databaseDigest(api.test.database)
    for (const { route } of closed) {
      const { status } = await ask(api, route.path.replaceAll(/:\w+/g, '1'), {
        method: route.method,
        headers: { cookie, 'csrf-token': csrf, 'content-type': 'application/json' },
        ...(route.method === 'POST' && { body: '{}' }),
      })
      expect([route.path, status]).toEqual([route.path, 401])
    }
    expect(await databaseDigest(api.test.database)).toEqual(before)
  },
)
