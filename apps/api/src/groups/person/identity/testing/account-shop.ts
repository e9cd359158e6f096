import { afterEach, beforeEach } from 'vitest'
import { NOW } from '../../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../../testing/test-api.js'
import { ANNA, type Browser } from './customer-browser.js'

const MINUTE_MS = 60_000

type Options = Pick<NonNullable<Parameters<typeof createTestApi>[0]>, 'settings'>

/** A new shop for every test of a file, with a clock that the test moves. */
export function accountShop(options: Options = {}) {
  const own = {} as { api: TestApi }
  let ahead = 0
  beforeEach(async () => {
    ahead = 0
    own.api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) }, size: 8, ...options })
  })
  afterEach(() => own.api.drop())
  return {
    own,
    pass: (minutes: number) => void (ahead += minutes * MINUTE_MS),
    rows: async (text: string) => (await own.api.test.database.query({ text })).rows,
    login: (browser: Browser, of: Partial<typeof ANNA> = {}) =>
      browser.post('/api/auth/user/login', { email: of.email ?? ANNA.email, password: of.password ?? ANNA.password }),
    /** The user that the browser is logged in as. */
    userOf: async (browser: Browser) => (await browser.post('/api/auth/user/getUser')).body.user,
  }
}
