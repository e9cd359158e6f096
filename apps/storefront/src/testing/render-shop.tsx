import { LinkProvider } from '@klarsikt/design-system/link'
import { render } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createRoutesStub, parsePath } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { AppLink } from '../shell/app-link.js'
import { createShopStore, ShopProvider, type ShopState } from '../shell/shop-state.js'
import { mockShop, type MockShop } from './mock-shop.js'

interface Options {
  readonly path?: string
  readonly state?: Partial<ShopState>
  /** What a page before sent along beside the address. */
  readonly locationState?: unknown
  /** What the route says about the shell. */
  readonly handle?: unknown
}

/** Renders a part of the page as the shell would: with the router, the store and links through the router. */
export function renderShop(content: ReactNode, { path = '/', state, locationState, handle }: Options = {}) {
  const store = createShopStore({ cart: null, token: 'token', apiKey: 'test', consent: null, ...state })
  if (state?.overlay) store.setState({ overlay: state.overlay })
  const Page = () => (
    <ShopProvider value={store}>
      <LinkProvider component={AppLink}>{content}</LinkProvider>
    </ShopProvider>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Page, handle }])
  return { store, ...render(<Stub initialEntries={[{ ...parsePath(path), state: locationState }]} />) }
}

/** The mocked backend on the page's own origin, new for every test. */
export function mockShopServer() {
  const server = setupServer()
  const current = {} as { shop: MockShop }
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
    const patched = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      patched(typeof input === 'string' && input.startsWith('/') ? new URL(input, location.origin) : input, init),
    )
  })
  beforeEach(() => {
    current.shop = mockShop()
    server.use(...current.shop.handlers)
    delete (window as { dataLayer?: unknown }).dataLayer
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => {
    server.close()
    vi.unstubAllGlobals()
  })
  return { server, current }
}

/** What has been handed to the data layer. */
export function dataLayer(): readonly { readonly event: string; readonly [key: string]: unknown }[] {
  return (window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []
}

/** The dialog of jsdom has no modal state; this is as much of it as the tests look at. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
}
