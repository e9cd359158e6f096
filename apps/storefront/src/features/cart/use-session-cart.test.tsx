import { mock } from '@klarsikt/contract/msw'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cart, line } from '../../testing/cart-samples.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
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

describe('a tab that is looked at again', () => {
  it('shows what another tab has put in the cart', async () => {
    const { store } = show()
    await act(async () => {})
    current.shop.cart = cart([TWO])
    lookAgain()
    await waitFor(() => expect(store.getState().cart?.items).toMatchObject([{ quantity: 2 }]))
  })

  it('does not ask while it lies hidden, nor after its page has gone', async () => {
    const asked = vi.fn<() => never>()
    server.use(mock('getShopper', asked))
    const { unmount } = show()
    await act(async () => {})
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    lookAgain()
    vi.restoreAllMocks()
    unmount()
    lookAgain()
    await act(async () => {})
    expect(asked).not.toHaveBeenCalled()
  })
})
