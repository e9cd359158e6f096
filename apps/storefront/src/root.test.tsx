import { mock } from '@klarsikt/contract/msw'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lacks } from './lib/incomplete-page.js'
import { loader } from './root.js'
import { loaderArgs } from './testing/loader-context.js'
import { mockShop } from './testing/mock-shop.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())
const load = () => loader(loaderArgs('/'))

describe('what the shell knows', () => {
  const warned = vi.fn<(...what: unknown[]) => void>()
  beforeEach(() => {
    vi.spyOn(process, 'emitWarning').mockImplementation(warned.mockClear())
    server.use(...mockShop().handlers)
  })

  it('is the session, the choice of cookies and the user', async () => {
    server.use(mock('getUser', () => ({ success: true as const, user: { isStore: true, name: 'Butik Göteborg' } })))
    expect(await load()).toMatchObject({
      shopper: { token: 'token' },
      consent: { groups: ['C0001'] },
      user: { isStore: true, name: 'Butik Göteborg' },
      trackingUrl: null,
    })
    expect(warned).not.toHaveBeenCalled()
  })
  it('asks for a user with the token of the shopper, and not at all without one [AUTH-008]', async () => {
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
    ['site', '*/api/site/config'],
  ] as const)('is without the %s when that cannot be had, which is noted and no more [ERR-034]', async (what, path) => {
    server.use(http.all(path, () => HttpResponse.error()))
    const known = await load()
    expect(known[what]).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  })
  it('is told apart when a part of it could not be had, since asked again it may be there', async () => {
    const lacksFacts = async () => {
      const args = loaderArgs<Parameters<typeof loader>[0]>('/')
      await loader(args)
      return lacks(args.context, 'shell')
    }
    expect(await lacksFacts()).toBe(false)
    server.use(http.all('*/api/site/consent', () => HttpResponse.error()))
    expect(await lacksFacts()).toBe(true)
  })
})
