import { mock } from '@klarsikt/contract/msw'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContext } from '../../testing/loader-context.js'
import { mockShop } from '../../testing/mock-shop.js'
import { loadShopperFacts } from './shopper-facts.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

describe('the facts of the shopper', () => {
  const warned = vi.fn<(...what: unknown[]) => void>()
  const load = () => loadShopperFacts(loadContext())
  beforeEach(() => {
    vi.spyOn(process, 'emitWarning').mockImplementation(warned.mockClear())
    server.use(...mockShop().handlers)
  })

  it('are the session, the choice of cookies and the user', async () => {
    server.use(mock('getUser', () => ({ success: true as const, user: { isStore: true, name: 'Butik Göteborg' } })))
    expect(await load()).toMatchObject({
      shopper: { token: 'token' },
      consent: { groups: ['C0001'] },
      user: { isStore: true, name: 'Butik Göteborg' },
    })
    expect(warned).not.toHaveBeenCalled()
  })
  it('ask nothing where there is no session, so that none is begun: no cart, and consent not yet asked for', async () => {
    const visitor = vi.fn<() => never>()
    expect(await loadShopperFacts({ visitor, hasSession: () => false })).toMatchObject({
      shopper: null,
      consent: { groups: ['C0001'], decidedAt: null },
      user: null,
    })
    expect(visitor).not.toHaveBeenCalled()
  })
  it('ask for a user with the token of the shopper, and not at all without one [AUTH-008]', async () => {
    const asked: (string | null)[] = []
    server.use(
      mock('getUser', ({ headers }) => {
        asked.push(headers.get('CSRF-TOKEN'))
        return { success: true as const, user: null }
      }),
    )
    await load()
    expect(asked).toEqual(['token'])
    server.use(http.get('*/api/site/shopper', () => HttpResponse.error()))
    await load()
    expect(asked).toHaveLength(1)
  })
  it.each([
    ['shopper', '*/api/site/shopper'],
    ['user', '*/api/auth/user/getUser'],
    ['consent', '*/api/site/consent'],
  ] as const)(
    'are without the %s when that cannot be had, which is noted and no more [ERR-034]',
    async (what, path) => {
      server.use(http.all(path, () => HttpResponse.error()))
      const known = await load()
      expect(known[what]).toBeNull()
      expect(warned).toHaveBeenCalledOnce()
    },
  )
})
