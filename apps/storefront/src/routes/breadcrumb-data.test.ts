import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loaderArgs, ORIGIN } from '../testing/loader-context.js'
import { loader as giftCardLoader } from './gift-card.js'
import { loader as storesLoader } from './stores.js'

const down = new MockRefusal(503, { code: 'unavailable', message: '' })
const server = setupServer(
  mock('getStores', () => ({ data: [] })),
  mock('searchSite', () => down),
  mock('getPage', () => down),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

it.each([
  ['/hitta-butik', () => storesLoader(loaderArgs('/hitta-butik?q=Ume%C3%A5'))],
  ['/presentkort', () => giftCardLoader(loaderArgs('/presentkort'))],
])('%s tells search engines where it lies', async (path, load) => {
  const { structured } = await load()
  expect(JSON.parse(structured)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, item: ORIGIN + path },
    ],
  })
})
