import { describe, expect, it, vi } from 'vitest'
import { testShop } from '../testing/shop.js'

const search = (shop: ReturnType<typeof testShop>, query = 'x') =>
  shop.client.api.results({ query, filters: [], sort: null, limit: 20 })
const unknown = (name: string) => ({
  status: 404,
  json: { error: { code: 'not-found', message: `${name}: unknown`, fields: { [name]: 'unknown' } } },
})
const SERVICE = 'https://api.test/v2/'

describe('a mistake in the settings is reported to the developer, once and in the debug panel:', () => {
  it.each([
    [
      'an unknown tenant',
      unknown('tenant'),
      `${SERVICE} does not know the tenant "shop": check \`merchant\` or \`tenant\``,
    ],
    [
      'an unknown market',
      unknown('market'),
      `${SERVICE} does not know the market "se" of the tenant "shop": check \`market\``,
    ],
    [
      'an address where another server answers',
      { status: 404, json: '<html>' },
      `There is no discovery service at ${SERVICE}: check the address of the service (apiUrl; data-api or api in HTML)`,
    ],
    [
      'an address where a page is',
      { status: 200, json: 'Welcome' },
      `There is no discovery service at ${SERVICE}: check the address of the service (apiUrl; data-api or api in HTML)`,
    ],
    [
      'an origin that the browser refuses, or no server at the address',
      new TypeError('Failed to fetch'),
      `${SERVICE} cannot be reached from this page: check the address of the service (apiUrl; data-api or api in HTML), and whether https://shop.test is among the \`origins\` of the tenant`,
    ],
    [
      'an origin that the service refuses',
      { status: 403 },
      `${SERVICE} refuses calls of https://shop.test: check whether https://shop.test is among the \`origins\` of the tenant`,
    ],
  ])('%s', async (_, answer, message) => {
    const shop = testShop({ respond: () => answer })
    const first = search(shop)
    await vi.waitFor(() => expect(shop.reports).toEqual([[message, undefined]]))
    await shop.clock.pass(3_600_000)
    expect(await first).toMatchObject({ failed: true })
    void shop.client.api.suggestions('y')
    void search(shop, 'z')
    await shop.clock.pass(3_600_000)
    await shop.clock.pass(0)
    expect(shop.reports).toHaveLength(1)
    const problems = shop.log.getState().entries.filter((entry) => entry.kind === 'problem')
    expect(problems.map((entry) => entry.message)).toEqual([message])
  })

  it('not for correct settings', async () => {
    const shop = testShop({ respond: () => ({ status: 500 }) })
    const reply = search(shop)
    await shop.clock.pass(3_600_000)
    expect(await reply).toMatchObject({ failed: true })
    expect(shop.reports).toEqual([])
  })

  it('without anything that a shopper typed', async () => {
    const shop = testShop({ respond: () => unknown('tenant') })
    await shop.client.api.suggestions('secret')
    await vi.waitFor(() => expect(shop.reports).toHaveLength(1))
    expect(JSON.stringify(shop.reports)).not.toContain('secret')
    expect(shop.reports[0]?.[0]).toContain('"shop"')
  })
})
