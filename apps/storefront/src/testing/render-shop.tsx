import { isFailure } from '@klarsikt/contract/client'
import type { Cart, Shopper } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import type { Mutation } from '@klarsikt/forms'
import { render } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createRoutesStub, parsePath } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { CART_PATH } from '../features/cart/use-change-cart.js'
import { chooseConsent } from '../features/consent/choose-consent.js'
import { CONSENT_PATH } from '../features/consent/use-consent-form.js'
import { loadInBrowser, SHOPPER_PATH } from '../features/shopper/load-in-browser.js'
import { useShopperInStore } from '../features/shopper/use-shopper.js'
import { browserClient } from '../lib/browser-client.js'
import { configureBrowserClient } from '../lib/client-settings.js'
import { browserAction } from '../lib/mutation.js'
import { createShopStore, ShopProvider, type ShopState, type ShopStore } from '../lib/shop-state.js'
import type { ShopperFacts } from '../lib/shopper-facts.js'
import { clientAction as changeCart } from '../routes/cart.js'
import { shouldRevalidate } from '../routes/shopper.js'
import { AppLink } from '../shell/app-link.js'
import { mockShop, type MockShop } from './mock-shop.js'

interface Options {
  readonly path?: string
  readonly state?: Partial<ShopState>
  /** The state that a previous page passed along with the address. */
  readonly locationState?: unknown
  /** What the route says about the shell. */
  readonly handle?: unknown
  readonly mutation?: Mutation<unknown>
  /** The route's data, and the function that reloads it after a mutation. */
  readonly loaded?: { readonly data: unknown; readonly again: () => Promise<unknown> }
}

type Content = ReactNode | ((actionData: never, loaderData: never) => ReactNode)

/** Renders a part of the page like the shell, with router, store and the router's links. */
export function renderShop(
  content: Content,
  { path = '/', state, locationState, handle, mutation, loaded }: Options = {},
) {
  const store = createShopStore({ cart: null, token: 'token', apiKey: 'test', consent: null, ...state })
  if (state?.overlay) store.setState({ overlay: state.overlay })
  configureBrowserClient({ apiKey: 'test', token: 'token' })
  const Page = ({ actionData, loaderData }: { readonly actionData?: unknown; readonly loaderData?: unknown }) => (
    <ShopProvider value={store}>
      <LinkProvider component={AppLink}>
        <Shopper />
        {typeof content === 'function' ? content(actionData as never, loaderData as never) : content}
      </LinkProvider>
    </ShopProvider>
  )
  const action =
    mutation &&
    (({ request }: { request: Request }) => request.formData().then((form) => mutation(browserClient(), form)))
  const loadShopper = shopperLoader(store)
  const Stub = createRoutesStub([
    {
      id: 'page',
      path: '*',
      Component: Page,
      handle,
      ...(action && { action }),
      ...(loaded && { loader: loaded.again }),
    },
    { path: CONSENT_PATH, action: browserAction(chooseConsent) },
    { path: CART_PATH, action: changeCart },
    { path: SHOPPER_PATH, loader: () => loadInBrowser(loadShopper), shouldRevalidate },
  ])
  const entry = { ...parsePath(path), state: locationState }
  const hydrationData = loaded && { loaderData: { page: loaded.data } }
  return { store, ...render(<Stub initialEntries={[entry]} {...(hydrationData && { hydrationData })} />) }
}

function Shopper() {
  useShopperInStore()
  return null
}

/** Returns the loader of the shopper's facts: first what the page shows, and then what the backend answers. */
function shopperLoader(store: ShopStore) {
  let latest: ShopperFacts | null = null
  return async (): Promise<ShopperFacts> => {
    const { cart, consent } = store.getState()
    if (latest === null) return (latest = { shopper: cart && shopperOf(cart), consent, user: null })
    const answer = await browserClient()
      .getShopper()
      .catch(() => null)
    if (answer && !isFailure(answer)) latest = { ...latest, shopper: answer }
    return latest
  }
}

const shopperOf = (cart: Cart): Shopper => ({
  token: 'token',
  cartHead: { shopperId: 's', cart },
  checkoutConfig: null,
  show: false,
})

/** Mocks the backend on the page's own origin. Every test gets a new one. */
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

/** Returns the events in the data layer. */
export function dataLayer(): readonly { readonly event: string; readonly [key: string]: unknown }[] {
  return (window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []
}

/** Adds to jsdom's dialog the part of the modal state that the tests need. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
}
