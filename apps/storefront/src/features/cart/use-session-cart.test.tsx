import { mock } from '@klarsikt/contract/msw'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { cart, line } from '../../testing/samples.js'
import { setLineQuantity } from './cart-calls.js'
import { useSessionCart } from './use-session-cart.js'

const { current, server } = mockShopServer()
afterEach(() => vi.restoreAllMocks())

const ONE = line({ lineId: 'a', skuId: '100123-1', quantity: 1 })
const TWO = { ...ONE, quantity: 2 }
function Page() {
  useSessionCart()
  return null
}
const show = () => renderShop(<Page />, { state: { cart: cart([ONE]) } })
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
const answered = (answer: () => void | Promise<void> = () => undefined) => {
  const asked = vi.fn()
  server.use(
    mock('getCart', async () => {
      asked()
      await answer()
      return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
    }),
  )
  return asked
}

describe('a tab that is looked at again', () => {
  it('shows what another tab has put in the cart, and asks once', async () => {
    const asked = answered()
    const { store } = show()
    current.shop.cart = cart([TWO])
    lookAgain()
    await waitFor(() => expect(store.getState().cart?.items).toMatchObject([{ quantity: 2 }]))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('keeps the very cart it has when nothing has changed', async () => {
    let done: () => void
    const end = new Promise<void>((resolve) => (done = resolve))
    answered(() => done())
    const { store } = show()
    const before = store.getState().cart
    current.shop.cart = cart([ONE])
    lookAgain()
    await end
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(store.getState().cart).toBe(before)
  })

  it('believes the answer to a change that was made meanwhile', async () => {
    let go: () => void = () => undefined
    const asked = answered(() => new Promise<void>((resolve) => (go = resolve)))
    const { store } = show()
    current.shop.cart = cart([ONE])
    lookAgain()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    server.use(
      mock('updateLine', () => ({
        cartHead: { shopperId: 's', cart: cart([TWO]) },
        checkoutConfig: null,
        show: false,
      })),
    )
    await act(() => setLineQuantity(store, ONE, 2))
    go()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(store.getState().cart?.items).toMatchObject([{ quantity: 2 }])
  })

  it('does not ask while it lies hidden, nor after its page has gone', async () => {
    const asked = answered()
    const { unmount } = show()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    lookAgain()
    vi.restoreAllMocks()
    unmount()
    lookAgain()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).not.toHaveBeenCalled()
  })

  it('stands as it was when nothing answers', async () => {
    let asked = false
    server.use(
      mock('getCart', () => {
        asked = true
        throw new Error('away')
      }),
    )
    const { store } = show()
    const before = store.getState().cart
    lookAgain()
    await waitFor(() => expect(asked).toBe(true))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(store.getState().cart).toBe(before)
  })
})
