import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loader } from './root.js'
import { loaderArgs, loadContext } from './testing/loader-context.js'
import { mockShop } from './testing/mock-shop.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

describe('what the shell shows to everybody', () => {
  const warned = vi.fn<(...what: unknown[]) => void>()
  const markDegraded = vi.fn<() => void>()
  const visitor = vi.fn<() => never>()
  const load = () =>
    loader({ ...loaderArgs<Parameters<typeof loader>[0]>('/'), context: { ...loadContext(), markDegraded, visitor } })
  beforeEach(() => {
    vi.spyOn(process, 'emitWarning').mockImplementation(warned.mockClear())
    markDegraded.mockClear()
    server.use(...mockShop().handlers)
  })

  it('is loaded without a session', async () => {
    expect(await load()).toMatchObject({ apiKey: 'k', site: { brand: 'Klarsikt' }, trackingUrl: null })
    expect(visitor).not.toHaveBeenCalled()
    expect(warned).not.toHaveBeenCalled()
    expect(markDegraded).not.toHaveBeenCalled()
  })
  it('is without the settings when they cannot be had: noted, and the page is not cached [ERR-034]', async () => {
    server.use(http.all('*/api/site/config', () => HttpResponse.error()))
    expect((await load()).site).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
    expect(markDegraded).toHaveBeenCalledOnce()
  })
})
