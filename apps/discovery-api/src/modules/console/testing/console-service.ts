import { CONSOLE_TOKEN_HEADER } from '@klarsikt/contract/discovery'
import type { ConsoleRuleDraft } from '@klarsikt/contract/discovery/types'
import { fixedClock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Answer, ask, createTestService, NOW, product, type TestService } from '../../../testing/test-service.js'

export const none: ConsoleRuleDraft = { pin: [], hide: [], adjust: [] }

export type Browser = {
  readonly cookie: string
  call(path: string, body?: unknown, more?: { method?: string; headers?: Record<string, string> }): Promise<Answer>
}

type Own = {
  readonly service: TestService
  /** Another process on the same data. */
  readonly replica: TestService
  /** Keys of the merchants `optik`, who has three products, and `annan`. */
  readonly key: string
  readonly otherKey: string
  /** The test clock in ms; each test starts at the same instant. */
  now: number
}

/** A service with two merchants for the tests of one file, and browsers logged in to its console. */
export function consoleService() {
  const own = { now: Date.parse(NOW) } as Own

  beforeAll(async () => {
    const clock = { ...fixedClock(NOW), now: () => new Date(own.now) }
    const service = await createTestService({ clock })
    const replica = await createTestService({ clock, beside: service })
    Object.assign(own, {
      service,
      replica,
      key: await service.tenant('optik'),
      otherKey: await service.tenant('annan'),
    })
    await service.feed('optik', [
      product('1', { title: 'Calder', brand: 'Gucci', category: ['Glasögon'], sale_price: 1295, popularity: 3 }),
      product('2', { title: 'Fiskvik', brand: 'Tom Ford', category: ['Glasögon'], sale_price: 2000, popularity: 2 }),
      product('3', { title: 'Solvik', brand: 'Prada', category: ['Solglasögon'], sale_price: 900, popularity: 1 }),
      { product_id: 'broken', title: '', page_url: '/x' },
    ])
    await service.feed('annan', [product('9', { title: 'Annans båge' })])
    await replica.deps.tenants.reload()
  })
  afterAll(async () => {
    await own.replica.drop()
    await own.service.drop()
  })
  beforeEach(() => {
    own.now = Date.parse(NOW)
  })

  async function logIn(secret = own.key): Promise<Browser> {
    const answer = await ask(own.service, '/v2/console/api/session', { body: { key: secret } })
    expect(answer.status).toBe(200)
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    return {
      cookie,
      call: (path, body, { method, headers } = {}) =>
        ask(own.service, `/v2/console/api/${path}`, {
          ...(method === undefined ? {} : { method }),
          ...(body === undefined ? {} : { body }),
          headers: { cookie, [CONSOLE_TOKEN_HEADER]: answer.body.token as string, ...headers },
        }),
    }
  }
  return { own, logIn }
}

export const ids = (body: { displays: { product_id: string }[] }) => body.displays.map((one) => one.product_id)

/** The ids that a shopper of `optik` finds. */
export const search = async (at: TestService, query: string, more: object = {}) =>
  ids((await ask(at, '/v2/search/results', { body: { tenant: 'optik', market: 'se', query, ...more } })).body)
