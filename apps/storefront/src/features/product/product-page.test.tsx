import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Article } from '@klarsikt/contract/shop/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { article, lensArticle, pricePart } from '../../testing/article-samples.js'
import { cart, line } from '../../testing/cart-samples.js'
import { productOf } from '../../testing/product-of.js'
import { renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'

const { current, server } = mockShopServer()
const show = (product: Article) => renderShop(productOf(product))
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const eye = (name: string) => within(screen.getByRole('group', { name }))
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value)
    .filter(Boolean)

const FRAME = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

describe('the page of a frame', () => {
  beforeAll(stubDialog)
  it('shows name, price, measures and the right of withdrawal [CARD-009]', () => {
    show(article())
    expect(screen.getByRole('heading', { level: 1, name: 'Linnea 100123' })).toBeInTheDocument()
    for (const measure of ['Totalbredd', 'Näsbrygga', 'Glasbredd', 'Glashöjd', 'Skalmlängd'])
      expect(screen.getByText(measure)).toBeInTheDocument()
    expect(screen.getByText(/30 dagars ångerrätt och fri retur/)).toBeInTheDocument()
    expect(screen.getByText(/^Beräknad leverans 24–25 november/)).toHaveTextContent(
      'Med slipade glas: beräknad leverans 1–3 december',
    )
  })
  it('offers the 3D view of what has a model, and keeps the picture where it cannot be shown [ROUTE-058] [VTO-001]', async () => {
    const whole = article()
    show({ ...whole, dto: { ...whole.dto, frame: FRAME, model: '/media/0123456789abcdef0123/model-1.glb' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Visa i 3D' }))
    const dialog = await screen.findByRole('dialog', { name: whole.name })
    expect(
      await within(dialog).findByText('Din enhet eller webbläsare stöds inte för den här funktionen.'),
    ).toBeInTheDocument()
    const poster = whole.medias[1] ?? whole.medias[0]
    expect(within(dialog).getByRole('img', { name: poster!.alt })).toBeInTheDocument()
  })
  it('shows the film of what has one, as a still picture first [MEDIA-002]', async () => {
    const whole = article()
    show({
      ...whole,
      dto: { ...whole.dto, video: { label: 'Bågen vrids', poster: '/p.webp', sources: [], ratio: 1.6 } },
    })
    expect(await screen.findByRole('img', { name: 'Bågen vrids' })).toBeInTheDocument()
  })
  it('offers the try-on of what has it, and says what happens to the picture first [ROUTE-058] [CARD-005]', async () => {
    const whole = article()
    show({
      ...whole,
      hasVTO: true,
      dto: { ...whole.dto, frame: FRAME, model: '/media/0123456789abcdef0123/model-1.glb' },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Prova på dig' }))
    const dialog = await screen.findByRole('dialog', { name: `Prova ${whole.name} på dig` })
    expect(await within(dialog).findByText(/Bilden skickas inte till oss/)).toBeInTheDocument()
    expect(within(dialog).queryByLabelText('Välj bild')).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Jag förstår, fortsätt' }))
    expect(within(dialog).getByLabelText('Välj bild')).toHaveAttribute('accept', 'image/*')
  })
  it('has no try-on of what cannot be tried on [CARD-005]', async () => {
    const whole = article()
    show({
      ...whole,
      hasVTO: false,
      dto: { ...whole.dto, frame: FRAME, model: '/media/0123456789abcdef0123/model-1.glb' },
    })
    await screen.findByRole('button', { name: 'Visa i 3D' })
    expect(screen.queryByRole('button', { name: 'Prova på dig' })).toBeNull()
  })
  it('says what this one costs, not from what its variants begin', () => {
    const unit = pricePart(579, { fromPrice: 219 })
    show(article(100123, { price: { unit, subscription: pricePart(129, { publicationStatus: 0 }) } }))
    expect(screen.getAllByText(/^579\skr$/).length).toBeGreaterThan(0)
    expect(screen.queryByText(/219/)).toBeNull()
  })
  it('says what the frame costs with lenses, and nothing where none can be chosen [CARD-003]', () => {
    const { unmount } = show(article())
    expect(screen.getByText(/^Med glas från 1\s995\skr$/)).toBeInTheDocument()
    unmount()
    const shown = show(article(100123, { family: 'sunglasses' }))
    expect(screen.getByText(/^Med styrka från 1\s995\skr$/)).toBeInTheDocument()
    shown.unmount()
    show(article(100123, { priceWithLenses: null }))
    expect(screen.queryByText(/^Med (glas|styrka) från/)).toBeNull()
  })
  it('puts the frame alone in the cart and shows the cart [ROUTE-056]', async () => {
    const { store } = show(article())
    fireEvent.click(button('Köp bara bågen'))
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(current.shop.cart.items).toMatchObject([{ skuId: '100123-1', quantity: 1 }])
  })
  it('leads to the choice of lenses by a link [ROUTE-059]', () => {
    show(article())
    expect(screen.getByRole('link', { name: 'Välj glas' })).toHaveAttribute('href', '/glasögon/linnea-100123/valj-glas')
  })
  it('cannot be bought when it is sold out, and says where to go [PRICE-004]', () => {
    show(article(100123, { price: { unit: pricePart(1495, { publicationStatus: 30 }), subscription: pricePart(0) } }))
    expect(screen.queryByRole('button', { name: /Köp|varukorgen|Välj glas/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Hitta butik' })).toHaveAttribute('href', '/hitta-butik')
  })
})

describe('the page of what only the stores sell', () => {
  it('promises neither delivery nor return', () => {
    show(article(100123, { price: { unit: pricePart(1495, { publicationStatus: 40 }), subscription: pricePart(0) } }))
    expect(screen.getByText('Den här produkten säljs i våra butiker.')).toBeInTheDocument()
    expect(screen.queryByText(/leverans|retur|ångerrätt/i)).toBeNull()
  })
})

describe('the other variants of a product', () => {
  const variant = (articleId: number, colorName: string, swatch: string) => ({
    articleId,
    slug: `v-${articleId}`,
    url: `/kontaktlinser/v-${articleId}`,
    colorName,
    swatch,
    media: article().medias[0]!,
  })
  const withVariants = (swatch: string) => {
    const product = article()
    const variants = [variant(product.id, '30 st', swatch), variant(7, '90 st', swatch)]
    return { ...product, dto: { ...product.dto, variants } }
  }
  it('are packs in words where there is no colour', () => {
    show(withVariants(''))
    const packs = within(screen.getByRole('navigation', { name: 'Förpackning' }))
    expect(packs.getByRole('link', { name: '30 st' })).toHaveAttribute('aria-current', 'page')
    expect(packs.getByRole('link', { name: '90 st' })).toHaveAttribute('href', '/kontaktlinser/v-7')
    expect(screen.queryByText(/^Färg/)).toBeNull()
  })
  it('are colours where there are', () => {
    show(withVariants('#aa0000'))
    expect(screen.getByText(/^Färg/)).toBeInTheDocument()
  })
  it('are designs of a gift card', () => {
    show({ ...withVariants('#aa0000'), family: 'gift-card' })
    expect(screen.getByText(/^Motiv/)).toBeInTheDocument()
    expect(screen.queryByText(/^Färg/)).toBeNull()
  })
})

describe('the page of contact lenses', () => {
  beforeEach(() => sessionStorage.clear())
  it('offers only strengths that go together, for each eye', async () => {
    show(lensArticle())
    const right = await screen.findByRole('group', { name: 'Höger öga' })
    const power = within(right).getByRole('combobox', { name: /Styrka/ })
    expect(options(power)).toEqual(['-1.25', '-1.00'])
    fireEvent.change(within(right).getByRole('combobox', { name: /Radie/ }), { target: { value: '9.0' } })
    expect(options(power)).toEqual(['-1.25'])
    expect(options(eye('Vänster öga').getByRole('combobox', { name: /Styrka/ }))).toEqual(['-1.25', '-1.00'])
  })
  it('shows a strength that is out of stock, and does not offer it', async () => {
    const lens = lensArticle()
    const [first] = lens.skus
    const gone = {
      ...first!,
      id: '200001-9',
      status: 30 as const,
      parameters: { ...first!.parameters!, power: '-8.00' },
    }
    show({ ...lens, skus: [...lens.skus, gone] })
    const right = await screen.findByRole('group', { name: 'Höger öga' })
    expect(within(right).getByRole('option', { name: '−8,00 – slut i lager' })).toBeDisabled()
    expect(within(right).getByRole('option', { name: '−1,25' })).toBeEnabled()
  })
  it('remembers what was chosen when the page is loaded again, until it is in the cart', async () => {
    const first = show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    choosePower('Höger öga', '-1.00')
    first.unmount()
    const second = show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    const power = () => eye('Höger öga').getByRole<HTMLSelectElement>('combobox', { name: /Styrka/ }).value
    expect(power()).toBe('-1.00')
    fireEvent.click(button('Lägg i varukorgen'))
    await waitFor(() => expect(current.shop.cart.items).toHaveLength(1))
    await waitFor(() => expect(sessionStorage.getItem('lens-choice:200001')).toBeNull())
    second.unmount()
    show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    expect(power()).toBe('')
  })
  it('asks for the missing value instead of guessing', async () => {
    show(lensArticle())
    const right = await screen.findByRole('group', { name: 'Höger öga' })
    fireEvent.change(within(right).getByRole('combobox', { name: /Styrka/ }), { target: { value: '-1.25' } })
    fireEvent.click(button('Lägg i varukorgen'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Välj styrka och radie (BC) för minst ett öga.')
    expect(current.shop.cart.items).toHaveLength(0)
  })
  it('adds both eyes in their own numbers', async () => {
    show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    fireEvent.change(eye('Höger öga').getByRole('combobox', { name: /Styrka/ }), { target: { value: '-1.00' } })
    fireEvent.change(eye('Vänster öga').getByRole('combobox', { name: /Radie/ }), { target: { value: '9.0' } })
    fireEvent.click(eye('Vänster öga').getByRole('button', { name: /Öka antal/ }))
    fireEvent.click(button('Lägg i varukorgen'))
    await waitFor(() => expect(current.shop.cart.items).toHaveLength(2))
    expect(current.shop.cart.items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['200001-1', 1],
      ['200001-3', 2],
    ])
  })
  const choosePower = (name: string, value: string) =>
    fireEvent.change(eye(name).getByRole('combobox', { name: /Styrka/ }), { target: { value } })
  it.each([
    ['Köp som abonnemang', null, 'm3'],
    ['Engångsköp', 'm3', null],
  ] as const)('%s leaves what is in the cart as it is [CART-004]', async (name, before, after) => {
    const known = line({ skuId: '200001-1', lineId: 'before', subscriptionInterval: before })
    current.shop.cart = cart([known])
    show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    choosePower('Höger öga', '-1.00')
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }))
    fireEvent.click(button('Lägg i varukorgen'))
    await waitFor(() =>
      expect(current.shop.cart.items).toMatchObject([
        { lineId: 'before', quantity: 1, subscriptionInterval: before },
        { skuId: '200001-1', quantity: 1, subscriptionInterval: after },
      ]),
    )
  })
  it('takes the first lens back when the second is refused', async () => {
    const asked: unknown[] = []
    const put = mock('setSubscriptionInterval', ({ body }) => {
      asked.push(body)
      return body && 'skuId' in body && body.skuId === '200001-3'
        ? new MockRefusal(409, { code: 'article.out-of-stock', message: 'Varan är slut.' })
        : { cartHead: { shopperId: 's', cart: cart() }, checkoutConfig: null, show: true }
    })
    server.use(put)
    const { store } = show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    choosePower('Höger öga', '-1.00')
    fireEvent.change(eye('Vänster öga').getByRole('combobox', { name: /Radie/ }), { target: { value: '9.0' } })
    fireEvent.click(button('Lägg i varukorgen'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Varan är slut.')
    expect(asked).toEqual([
      { skuId: '200001-1', interval: null, quantity: 1, eyes: ['right'] },
      { skuId: '200001-3', interval: null, quantity: 1, eyes: ['left'] },
      { skuId: '200001-1', interval: null, quantity: 0, eyes: [] },
    ])
    expect(store.getState().overlay).not.toBe('cart')
  })
  it('puts the same lens for both eyes on one line', async () => {
    show(lensArticle())
    await screen.findByRole('group', { name: 'Höger öga' })
    fireEvent.change(eye('Höger öga').getByRole('combobox', { name: /Styrka/ }), { target: { value: '-1.00' } })
    fireEvent.click(button('Samma styrka för båda ögonen'))
    fireEvent.click(button('Lägg i varukorgen'))
    await waitFor(() => expect(current.shop.cart.items).toMatchObject([{ skuId: '200001-1', quantity: 2 }]))
  })
})
