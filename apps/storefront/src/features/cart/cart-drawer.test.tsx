import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useShopState } from '../../shell/shop-state.js'
import { dataLayer, renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import { cart, line } from '../../testing/samples.js'
import CartDrawer from './cart-drawer.js'

const { server, current } = mockShopServer()

function Shown() {
  const open = useShopState((state) => state.overlay === 'cart')
  return (
    <>
      <CartDrawer open={open} onClose={() => undefined} />
      <Toaster />
    </>
  )
}
const button = (name: RegExp | string) => screen.getByRole('button', { name, hidden: true })
const quantity = () => screen.getByRole('group', { name: /^Antal/, hidden: true }).querySelector('output')?.textContent

describe('the cart drawer', () => {
  beforeAll(stubDialog)
  beforeEach(() => {
    current.shop.cart = cart([line({ quantity: 2 })])
  })
  const show = (items = [line({ quantity: 2 })]) =>
    renderShop(<Shown />, { state: { cart: cart(items), overlay: 'cart' } })

  it('tells the data layer once that the cart was seen [CART-008]', () => {
    show()
    expect(dataLayer().filter(({ event }) => event === 'view_cart')).toHaveLength(1)
  })
  it('changes the number at once, before the backend has answered [CART-003]', async () => {
    const { store } = show()
    fireEvent.click(button(/Öka antal/))
    expect(quantity()).toBe('3')
    await waitFor(() => expect(current.shop.cart.items[0]?.quantity).toBe(3))
    await waitFor(() => expect(store.getState().cart?.totalCost).toBe(1495 * 3))
  })
  it('takes a refused change back and says why', async () => {
    server.use(
      mock(
        'updateCart',
        () => new MockRefusal(409, { code: 'article.out-of-stock', message: 'Produkten är slut i lager.' }),
      ),
    )
    show()
    fireEvent.click(button(/Öka antal/))
    expect(quantity()).toBe('3')
    await waitFor(() => expect(quantity()).toBe('2'))
    expect((await screen.findAllByText('Produkten är slut i lager.')).length).toBeGreaterThan(0)
  })
  it('keeps the cart when the backend cannot be reached', async () => {
    server.use(mock('updateCart', () => Promise.reject(new Error('down'))))
    show()
    fireEvent.click(button(/Öka antal/))
    await waitFor(() => expect(quantity()).toBe('2'))
  })
  it('has no plus at twelve', () => {
    show([line({ quantity: 12 })])
    expect(screen.queryByRole('button', { name: /Öka antal/, hidden: true })).toBeNull()
  })
  it('removes a line, tells the data layer and takes it back on undo [CART-009]', async () => {
    const { store } = show()
    fireEvent.click(button(/Ta bort/))
    expect(screen.getByText('Din varukorg är tom.')).toBeInTheDocument()
    expect(dataLayer().find(({ event }) => event === 'remove_from_cart')).toMatchObject({
      ecommerce: { currency: 'SEK', items: [{ item_id: '100123', quantity: 2 }] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra', hidden: true }))
    await waitFor(() => expect(store.getState().cart?.items).toHaveLength(1))
  })
  it('is emptied by one press [CART-007]', async () => {
    const { store } = show()
    fireEvent.click(button('Töm varukorgen'))
    await waitFor(() => expect(current.shop.cart.items).toHaveLength(0))
    expect(store.getState().cart?.items).toHaveLength(0)
  })
  it('hands no strengths to the data layer', () => {
    show([
      line({
        prescription: {
          power: '-2.25',
          baseCurve: '8.5',
          diameter: '14.2',
          cylinder: null,
          axis: null,
          addition: null,
        },
      }),
    ])
    expect(JSON.stringify(dataLayer())).not.toContain('-2.25')
  })
})
