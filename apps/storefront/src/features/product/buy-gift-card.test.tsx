import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { productOf } from '../../testing/product-of.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'

const { current, server } = mockShopServer()
const show = () => renderShop(productOf(article(700001, { family: 'gift-card' })))
const toCart = () => screen.findByRole('button', { name: 'Lägg i varukorgen' })

async function chooseOther() {
  fireEvent.click(await screen.findByRole('radio', { name: /Skicka det med e-post/ }))
}

describe('the page of a gift card [CARD-001]', () => {
  beforeAll(stubDialog)

  it('puts a card for the buyer in the cart without further questions', async () => {
    const { store } = show()
    fireEvent.click(await toCart())
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(current.shop.cart.items).toMatchObject([{ quantity: 1, giftCardDelivery: null }])
  })

  it('asks who gets it, when and with which greeting, and nothing of it is against axe', async () => {
    const user = userEvent.setup()
    const { store, container } = show()
    await chooseOther()
    await user.type(screen.getByLabelText('Mottagarens e-postadress'), 'eva@example.se')
    await user.type(screen.getByLabelText(/Hälsning på kortet/), 'Grattis')
    expect(screen.getByLabelText(/Skickas den/)).toHaveAttribute('min')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    fireEvent.click(await toCart())
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(current.shop.cart.items).toMatchObject([
      { giftCardDelivery: { email: 'eva@example.se', message: 'Grattis' } },
    ])
  })

  it('leads to the address that is missing, and sends nothing', async () => {
    show()
    await chooseOther()
    fireEvent.click(await toCart())
    const field = screen.getByLabelText('Mottagarens e-postadress')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(/Ange/)
    expect(current.shop.cart.items).toEqual([])
  })

  it('shows what the shop refuses at its field', async () => {
    const refusal = {
      code: 'request.invalid',
      message: 'Kontrollera fälten.',
      fields: { email: 'Adressen går inte.' },
    } as const
    server.use(mock('addGiftCard', () => new MockRefusal(422, refusal)))
    const user = userEvent.setup()
    show()
    await chooseOther()
    await user.type(screen.getByLabelText('Mottagarens e-postadress'), 'eva@example.se')
    fireEvent.click(await toCart())
    expect(await screen.findByText('Adressen går inte.')).toBeInTheDocument()
  })
})
