import { mock } from '@klarsikt/contract/msw'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cart, line } from '../../testing/cart-samples.js'
import { dataLayer, renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import CartDrawer from './cart-drawer.js'

const { server, current } = mockShopServer()

const button = (name: RegExp | string) => screen.getByRole('button', { name, hidden: true })

describe('changes of the cart at the same time', () => {
  beforeAll(stubDialog)
  beforeEach(() => {
    dismissAll()
    current.shop.cart = cart([line({ quantity: 2 })])
  })
  const show = (items = [line({ quantity: 2 })]) =>
    renderShop(
      <>
        <Toaster />
        <CartDrawer open onClose={() => undefined} />
      </>,
      { state: { cart: cart(items), overlay: 'cart' } },
    )

  /** Removes the line and puts it back. The answer to the second call waits until the test releases it. */
  const undoHeldBack = async () => {
    const answer = Promise.withResolvers<undefined>()
    server.use(
      mock('restoreCart', async () => {
        await answer.promise
        current.shop.cart = cart([line({ quantity: 2 })])
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    const { store } = show()
    fireEvent.click(button(/Ta bort/))
    await waitFor(() => expect(store.getState().cart?.items).toEqual([]))
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra', hidden: true }))
    return () => answer.resolve(undefined)
  }

  it('keeps its buttons in place when the answer to an undo comes, so that a press under way counts', async () => {
    const answer = await undoHeldBack()
    const empty = await screen.findByRole('button', { name: 'Töm varukorgen', hidden: true })
    answer()
    await waitFor(() => expect(dataLayer().map(({ event }) => event)).toContain('add_to_cart'))
    expect(empty).toBeInTheDocument()
  })
  it('is emptied while an undo is under way, and says both [CART-007, CART-009]', async () => {
    const answer = await undoHeldBack()
    fireEvent.click(await screen.findByRole('button', { name: 'Töm varukorgen', hidden: true }))
    expect(await screen.findByText('Din varukorg är tom.')).toBeInTheDocument()
    answer()
    const changes = () => dataLayer().flatMap(({ event }) => (/(add|remove)/.test(event) ? [event] : []))
    await waitFor(() => expect(changes()).toEqual(['remove_from_cart', 'add_to_cart', 'remove_from_cart']))
    await waitFor(() => expect(current.shop.cart.items).toEqual([]))
    expect(screen.getByText('Din varukorg är tom.')).toBeInTheDocument()
  })
  it('shows what the last of several changes at the same time has left', async () => {
    const items = ['a', 'b', 'c'].map((id) =>
      line({ lineId: id, skuId: id, articleDescription: `Båge ${id}`, url: `/${id}` }),
    )
    current.shop.cart = cart(items)
    const { store } = show(items)
    for (const name of ['a', 'b', 'c']) fireEvent.click(button(new RegExp(`^Ta bort.*Båge ${name}`)))
    await waitFor(() => expect(current.shop.cart.items).toEqual([]))
    await waitFor(() => expect(store.getState().cart?.items).toEqual([]))
    expect(screen.getByText('Din varukorg är tom.')).toBeInTheDocument()
  })
})
