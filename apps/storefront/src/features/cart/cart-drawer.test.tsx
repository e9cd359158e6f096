import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CartItem } from '@klarsikt/contract/shop/types'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useShopState } from '../../lib/shop-state.js'
import { cart, line } from '../../testing/cart-samples.js'
import { dataLayer, renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import CartDrawer from './cart-drawer.js'

const { server, current } = mockShopServer()

function Shown() {
  const { pathname, search } = useLocation()
  const open = useShopState((state) => state.overlay === 'cart')
  return (
    <>
      <Toaster />
      <p>{decodeURI(pathname) + search}</p>
      <CartDrawer open={open} onClose={() => undefined} />
    </>
  )
}
const button = (name: RegExp | string) => screen.getByRole('button', { name, hidden: true })
const quantity = () => screen.getByRole('group', { name: /^Antal/, hidden: true }).querySelector('output')?.textContent
const glassesOf = (sphere: number) => {
  const eye = { Sphere: sphere, Cylinder: null, Axis: null, Addition: null, PupillaryDistance: 31 }
  return Object.fromEntries(
    ['right', 'left'].flatMap((side) => Object.entries(eye).map(([name, value]) => [side + name, value])),
  ) as CartItem['prescriptionGlasses']
}

describe('the cart drawer', () => {
  beforeAll(stubDialog)
  beforeEach(() => {
    dismissAll()
    current.shop.cart = cart([line({ quantity: 2 })])
  })
  const show = (items = [line({ quantity: 2 })]) =>
    renderShop(<Shown />, { state: { cart: cart(items), overlay: 'cart' } })

  it('tells the data layer once that the cart was seen [CART-008]', async () => {
    const { store } = show()
    await waitFor(() => expect(dataLayer()).toMatchObject([{ event: 'view_cart', ecommerce: { currency: 'SEK' } }]))
    act(() => store.setState({ cart: cart([line({ quantity: 3 })]) }))
    await new Promise((done) => setTimeout(done))
    expect(dataLayer()).toHaveLength(1)
  })
  it.each([
    [false, null, 'Beräknad leverans 24–26 november'],
    [true, null, 'Beräknad leverans 24–26 november, när glasen har slipats'],
    [true, { from: 6, to: 8 }, 'Leverans cirka 6–8 vardagar från att receptet är hos oss'],
  ])('says when it arrives, and what it waits for', (madeToOrder, fromPrescription, words) => {
    const days = { from: '2026-11-24', to: '2026-11-26', fromPrescription }
    const delivery = { ...days, madeToOrder, freight: 0, freightFixed: true }
    renderShop(<Shown />, { state: { cart: cart([line()], { delivery }), overlay: 'cart' } })
    expect(screen.getByText(words)).toBeInTheDocument()
  })
  it('says the lowest price of 30 days of a reduced line', () => {
    show([line({ price: { amount: 995, ordinaryPrice: 1495, isCampaign: true }, lowestPrice30: 1195 })])
    expect(screen.getByText(/Lägsta pris senaste 30 dagarna/)).toHaveTextContent('1 195 kr')
  })
  it('subscribes to lenses that were bought once, and says what a day of them costs [CART-004]', async () => {
    const lenses = line({ articleDescription: '1-Day Moist', subscribable: { pricePerDay: 7.3 } })
    const bodies: unknown[] = []
    server.use(
      mock('setSubscriptionInterval', ({ body }) => {
        bodies.push(body)
        current.shop.cart = cart([{ ...lenses, subscriptionInterval: 'm3' }])
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    show([lenses])
    const choice = screen.getByLabelText('Köp 1-Day Moist')
    expect(choice).toHaveDisplayValue('En gång')
    expect(screen.getByText(/7,30 kr om dagen och öga/)).toBeInTheDocument()
    fireEvent.change(choice, { target: { value: 'm3' } })
    await waitFor(() => expect(bodies).toEqual([{ lineId: lenses.lineId, interval: 'm3' }]))
    await waitFor(() => expect(choice).toHaveDisplayValue('Varje kvartal'))
  })
  it('lets a subscription that is not sold be bought once, in one press', async () => {
    const old = line({ subscriptionInterval: 'm3', problem: 'Varan går inte att köpa som abonnemang.' })
    const asked: unknown[] = []
    server.use(
      mock('setSubscriptionInterval', ({ body }) => {
        asked.push(body)
        throw new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })
      }),
    )
    show([old])
    expect(screen.getByText(/går inte att köpa som abonnemang/)).toHaveRole('alert')
    fireEvent.click(button('Köp en gång i stället: Linnea 100123'))
    await waitFor(() => expect(asked).toEqual([{ lineId: 'l1', interval: null }]))
  })
  it.each([
    [0, true, 'Fri frakt'],
    [29, false, 'från 29 kr, fritt i butik'],
  ])('names the freight while no way is chosen: %s kr', (freight, freightFixed, words) => {
    const days = { from: '2026-11-24', to: '2026-11-26', fromPrescription: null, madeToOrder: false }
    const delivery = { ...days, freight, freightFixed }
    renderShop(<Shown />, { state: { cart: cart([line()], { delivery }), overlay: 'cart' } })
    expect(screen.queryByText('Totalt utan frakt') !== null).toBe(!freightFixed)
    const freightRow = screen.getByText('Frakt').parentElement
    expect(freightRow?.textContent.replace(/\s/g, ' ')).toBe(`Frakt${words}`)
  })
  it('says of each line how long it can be withdrawn from', () => {
    show([
      line({ withdrawalDays: 90 }),
      line({ lineId: 'l2', parentLineId: 'l1', parentSkuID: 'x', madeToOrder: true }),
    ])
    expect(screen.getByText('90 dagars ångerrätt')).toBeInTheDocument()
    expect(screen.getByText(/utan lagstadgad ångerrätt. 30 dagars öppet köp/)).toBeInTheDocument()
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
        'updateLine',
        () => new MockRefusal(409, { code: 'article.out-of-stock', message: 'Produkten är slut i lager.' }),
      ),
    )
    show()
    fireEvent.click(button(/Öka antal/))
    expect(quantity()).toBe('3')
    await waitFor(() => expect(quantity()).toBe('2'))
    expect((await screen.findAllByText('Produkten är slut i lager.')).length).toBeGreaterThan(0)
  })
  it('goes back to what the backend said last when several changes are refused', async () => {
    server.use(
      mock('updateLine', () => new MockRefusal(409, { code: 'article.out-of-stock', message: 'Slut i lager.' })),
    )
    show()
    fireEvent.click(button(/Öka antal/))
    fireEvent.click(button(/Öka antal/))
    expect(quantity()).toBe('4')
    await waitFor(() => expect(quantity()).toBe('2'))
  })
  it('does not jump back while a later change is on its way', async () => {
    const { store } = show()
    const seen = new Set<string | undefined>()
    const observer = new MutationObserver(() => seen.add(quantity() ?? undefined))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    fireEvent.click(button(/Öka antal/))
    fireEvent.click(button(/Öka antal/))
    await waitFor(() => expect(current.shop.cart.items[0]?.quantity).toBe(4))
    await waitFor(() => expect(store.getState().cart?.totalCost).toBe(1495 * 4))
    observer.disconnect()
    expect(quantity()).toBe('4')
    expect(seen).not.toContain('2')
  })
  it('keeps the cart when the backend cannot be reached', async () => {
    server.use(mock('updateLine', () => Promise.reject(new Error('down'))))
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
    const undo = await screen.findByRole('button', { name: 'Ångra', hidden: true })
    await waitFor(() =>
      expect(dataLayer().find(({ event }) => event === 'remove_from_cart')).toMatchObject({
        ecommerce: { currency: 'SEK', value: 2990, items: [{ item_id: '100123', quantity: 2 }] },
      }),
    )
    fireEvent.click(undo)
    await waitFor(() => expect(store.getState().cart?.items).toHaveLength(1))
    await waitFor(() =>
      expect(dataLayer().at(-1)).toMatchObject({ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } }),
    )
  })
  it('has Undo within reach of the keyboard while the drawer holds the focus', async () => {
    show()
    fireEvent.click(button(/Ta bort/))
    const undo = await screen.findByRole('button', { name: 'Ångra', hidden: true })
    expect(undo.closest('dialog')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(undo).toHaveFocus()
  })
  it('keeps focus among the lines when one is removed, and at the way on after the last', async () => {
    const items = ['a', 'b', 'c'].map((id) =>
      line({ lineId: id, skuId: id, articleDescription: `Båge ${id}`, url: `/${id}` }),
    )
    current.shop.cart = cart(items)
    show(items)
    const remove = (name: string) => {
      const pressed = button(new RegExp(`^Ta bort.*Båge ${name}`))
      pressed.focus()
      fireEvent.click(pressed)
    }
    const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true })
    remove('b')
    await waitFor(() => expect(linkTo('Båge c')).toHaveFocus())
    remove('c')
    await waitFor(() => expect(linkTo('Båge a')).toHaveFocus())
    remove('a')
    await waitFor(() => expect(button('Fortsätt handla')).toHaveFocus())
  })
  it('keeps focus at the way on when the cart is emptied', async () => {
    show()
    button('Töm varukorgen').focus()
    fireEvent.click(button('Töm varukorgen'))
    await waitFor(() => expect(button('Fortsätt handla')).toHaveFocus())
  })
  it('gives a pair back whole, with lenses and strengths', async () => {
    const values = glassesOf(-1)
    const pair = [
      line({ lineId: 'f', prescriptionGlasses: values }),
      line({ lineId: 'g', parentLineId: 'f', parentSkuID: '100123-1', prescriptionGlasses: values }),
    ]
    current.shop.cart = cart(pair)
    const asked: unknown[] = []
    server.use(
      mock('restoreCart', ({ body }) => {
        asked.push(body)
        current.shop.cart = cart(pair)
        return { cartHead: { shopperId: 's', cart: current.shop.cart }, checkoutConfig: null, show: false }
      }),
    )
    const { store } = show(pair)
    const [remove] = screen.getAllByRole('button', { name: /^Ta bort/, hidden: true })
    if (remove) fireEvent.click(remove)
    await waitFor(() => expect(current.shop.cart.items).toEqual([]))
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra', hidden: true }))
    await waitFor(() => expect(asked).toEqual([{ undo: 'sealed' }]))
    await waitFor(() => expect(store.getState().cart?.items).toEqual(pair))
  })
  it('says that a line is gone, and shows at once what another window left', async () => {
    const message = purchaseErrorsMessages.cartLineNotFound()
    server.use(mock('updateLine', () => new MockRefusal(404, { code: 'cart.line-not-found', message })))
    const other = line({ lineId: 'b', skuId: 'b', articleDescription: 'Båge b', url: '/b' })
    current.shop.cart = cart([other])
    const { store } = show([line({ quantity: 2 }), other])
    fireEvent.click(button(/Öka antal.*Linnea/))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    await waitFor(() => expect(store.getState().cart?.items).toEqual([other]))
    expect(screen.queryByRole('link', { name: /Linnea/, hidden: true })).toBeNull()
    expect(dataLayer().map(({ event }) => event)).not.toContain('remove_from_cart')
  })
  it('tracks no removal of a line that could not be removed', async () => {
    server.use(mock('updateLine', () => Promise.reject(new Error('down'))))
    show()
    fireEvent.click(button(/Ta bort/))
    await waitFor(() => expect(quantity()).toBe('2'))
    expect(dataLayer().map(({ event }) => event)).toEqual(['view_cart'])
  })
  it('says at once what is missing for free delivery', () => {
    const cheap = line({ quantity: 2, price: { amount: 99, ordinaryPrice: 99, isCampaign: false }, lineTotal: 198 })
    show([cheap])
    const left = () => document.querySelector('dialog')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
    expect(left()).toContain('301 kr')
    fireEvent.click(button(/Öka antal/))
    expect(left()).toContain('202 kr')
  })
  it('leads from the strengths of a pair to the page where they are changed', () => {
    const values = glassesOf(-1)
    const { store } = show([
      line({ lineId: 'f', prescriptionGlasses: values }),
      line({ lineId: 'g', parentLineId: 'f', parentSkuID: '100123-1', prescriptionGlasses: values }),
    ])
    fireEvent.click(button('Ändra styrkor Linnea 100123'))
    expect(store.getState().overlay).toBeNull()
    expect(screen.getByText('/glasögon/linnea-100123/valj-glas?par=f')).toBeInTheDocument()
  })
  it('is emptied by one press [CART-007]', async () => {
    const { store } = show()
    fireEvent.click(button('Töm varukorgen'))
    await waitFor(() => expect(current.shop.cart.items).toHaveLength(0))
    await waitFor(() => expect(store.getState().cart?.items).toHaveLength(0))
  })
  it('gives everything back that was emptied', async () => {
    const { store } = show()
    fireEvent.click(button('Töm varukorgen'))
    const undo = await screen.findByRole('button', { name: 'Ångra', hidden: true })
    await waitFor(() => expect(store.getState().cart?.items).toHaveLength(0))
    fireEvent.click(undo)
    await waitFor(() => expect(current.shop.cart.items).toMatchObject([{ quantity: 2 }]))
    await waitFor(() => expect(store.getState().cart?.items).toMatchObject([{ quantity: 2 }]))
  })
  it('counts a frame with its lenses as one article', () => {
    show([line({ lineId: 'f' }), line({ lineId: 'g', parentLineId: 'f', parentSkuID: '100123-1' })])
    expect(screen.getByText('Varukorgen innehåller 1 vara.')).toBeInTheDocument()
  })
  it('hands no strengths to the data layer', async () => {
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
    await waitFor(() => expect(dataLayer()).toHaveLength(1))
    expect(JSON.stringify(dataLayer())).not.toContain('-2.25')
  })
})
