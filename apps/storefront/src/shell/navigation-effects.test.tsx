import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShopStore, ShopProvider } from '../lib/shop-state.js'
import { dataLayer, renderShop } from '../testing/render-shop.js'
import { NavigationProgress, useFocusOnPage, useOverlayRoutes, usePageViews } from './navigation-effects.js'

/** Returns two pages. The test decides when the second one has loaded. */
function slowRoutes() {
  let settle: { done: () => void; fail: () => void } = { done: () => undefined, fail: () => undefined }
  const Root = () => (
    <>
      <NavigationProgress />
      <Link to="/b">gå</Link>
      <Link to="/">stanna</Link>
      <Outlet />
    </>
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        { index: true, Component: () => <p>a</p> },
        {
          path: 'b',
          Component: () => <p>b</p>,
          ErrorBoundary: () => <p>fel</p>,
          loader: () =>
            new Promise((done, fail) => {
              settle = { done: () => done(null), fail: () => fail(new Error('no')) }
            }),
        },
      ],
    },
  ])
  render(<Stub />)
  return { done: () => act(() => settle.done()), fail: () => act(() => settle.fail()) }
}
const cursor = () => document.documentElement.style.cursor

describe('a route change', () => {
  it('shows bar and wait cursor until it is complete [CHROME-026, CHROME-027, CHROME-028]', async () => {
    const { done } = slowRoutes()
    fireEvent.click(await screen.findByText('gå'))
    expect(await screen.findByRole('progressbar')).toBeInTheDocument()
    expect(cursor()).toBe('wait')
    done()
    expect(await screen.findByText('b')).toBeInTheDocument()
    await waitFor(() => expect(cursor()).toBe(''))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
  it('ends them when another takes its place, with that one [CHROME-028]', async () => {
    const { done } = slowRoutes()
    fireEvent.click(await screen.findByText('gå'))
    await screen.findByRole('progressbar')
    fireEvent.click(screen.getByText('stanna'))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(cursor()).toBe('')
    done()
    await act(async () => Promise.resolve())
    expect(screen.queryByText('b')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
  it('ends them when it fails [CHROME-028]', async () => {
    const { fail } = slowRoutes()
    fireEvent.click(await screen.findByText('gå'))
    await screen.findByRole('progressbar')
    fail()
    expect(await screen.findByText('fel')).toBeInTheDocument()
    await waitFor(() => expect(cursor()).toBe(''))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('focus after a route change', () => {
  /** Waits for the next frame. It runs after the frames that were requested before. */
  const nextFrame = () => new Promise(requestAnimationFrame)
  function routes() {
    const Root = () => {
      useFocusOnPage()
      return (
        <>
          <Link to="/b">stannar</Link>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </>
      )
    }
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: Root,
        children: [
          { index: true, Component: () => <Link to="/b">försvinner</Link> },
          { path: 'b', Component: () => <h1>b</h1> },
        ],
      },
    ])
    const store = createShopStore({ apiKey: 'k' })
    render(
      <ShopProvider value={store}>
        <Stub />
      </ShopProvider>,
    )
    return store
  }
  const follow = async (name: string) => {
    const link = await screen.findByRole('link', { name })
    link.focus()
    fireEvent.click(link)
    await screen.findByRole('heading', { name: 'b' })
    await nextFrame()
    return link
  }
  it('is on the page, when what led here has gone', async () => {
    routes()
    await follow('försvinner')
    expect(screen.getByRole('main')).toHaveFocus()
  })
  it('stays with what led here, when that is still there', async () => {
    routes()
    expect(await follow('stannar')).toHaveFocus()
  })
  it('is on the page, when an overlay closes whose button has gone', async () => {
    const store = routes()
    await screen.findByText('försvinner')
    act(() => store.setState({ overlay: 'cart' }))
    act(() => store.setState({ overlay: null }))
    await nextFrame()
    expect(screen.getByRole('main')).toHaveFocus()
  })
  it('is not taken by the first page', async () => {
    routes()
    await screen.findByText('försvinner')
    await nextFrame()
    expect(document.body).toHaveFocus()
  })
})

describe('page views', () => {
  beforeEach(() => void delete (window as { dataLayer?: unknown }).dataLayer)
  function Counted() {
    usePageViews()
    return null
  }
  it('are counted on the first load, with where the visitor came from [TRACK-001, TRACK-003]', async () => {
    renderShop(<Counted />)
    await waitFor(() =>
      expect(dataLayer()).toEqual([{ event: 'page_view', url: location.href, referrer: document.referrer }]),
    )
  })
})

describe('overlays', () => {
  function Routed() {
    useOverlayRoutes()
    return null
  }
  it('open the cart for previewCart=1 [CART-011]', async () => {
    const { store } = renderShop(<Routed />, { path: '/?previewCart=1' })
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
  })
  it('go away when the visitor goes on, also to the page that is already there', async () => {
    const Page = () => (
      <>
        <Routed />
        <Link to="/?previewCart=1">hit</Link>
      </>
    )
    const { store } = renderShop(<Page />, { path: '/?previewCart=1' })
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    fireEvent.click(screen.getByText('hit'))
    await waitFor(() => expect(store.getState().overlay).toBeNull())
  })
  it('stay closed without it', async () => {
    const { store } = renderShop(<Routed />, { path: '/?previewCart=0' })
    await act(async () => Promise.resolve())
    expect(store.getState().overlay).toBeNull()
  })
})
