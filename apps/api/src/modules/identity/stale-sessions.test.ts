import { shopEndpoints } from '@klarsikt/contract/shop'
import { can } from '@klarsikt/core/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, createTestApi, type TestApi } from '../../testing/test-api.js'
import { ANNA, type Browser, loggedIn, registered } from './testing/customer-browser.js'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 100 })
  await registered(api)
})
afterAll(() => api.drop())

/** Everything that is stored, but for counters of calls. */
async function digest(): Promise<string> {
  const names = await api.test.database.query<{ name: string }>({
    text: `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit' order by 1`,
  })
  const parts: string[] = []
  for (const { name } of names.rows) {
    const { rows } = await api.test.database.query<{ all: string | null }>({
      text: `select md5(string_agg(t::text, '|' order by t::text)) as all from ${name} t`,
    })
    parts.push(`${name} ${rows[0]?.all}`)
  }
  return parts.join('\n')
}

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
    const before = await digest()
    for (const { route } of closed) {
      const { status } = await ask(api, route.path.replaceAll(/:\w+/g, '1'), {
        method: route.method,
        headers: { cookie, 'csrf-token': csrf, 'content-type': 'application/json' },
        ...(route.method === 'POST' && { body: '{}' }),
      })
      expect([route.path, status]).toEqual([route.path, 401])
    }
    expect(await digest()).toBe(before)
  },
)
