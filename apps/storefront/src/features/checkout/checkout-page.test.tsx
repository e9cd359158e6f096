import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { cart as sampleCart, checkout as sampleCheckout, line as sampleLine } from '../../testing/cart-samples.js'
import { atPayment, buyer, openCheckout } from '../../testing/open-checkout.js'
import { mockShopServer } from '../../testing/render-shop.js'

const { server, current } = mockShopServer()
beforeEach(() => sessionStorage.clear())

describe('the checkout', () => {
  it('shows what is bought and what it costs beside the steps [ROUTE-039]', async () => {
    const { container } = await openCheckout(current)
    const summary = within(screen.getByRole('complementary', { name: 'Sammanfattning' }))
    expect(summary.getByText('Totalt').nextSibling).toHaveTextContent('1 495 kr')
    expect(summary.getByText('Varav moms 25 %')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('says that the sum lacks the freight until a way of delivery is chosen', async () => {
    const days = { from: '2026-11-24', to: '2026-11-26', fromPrescription: null, madeToOrder: false }
    const delivery = { ...days, freight: 49, freightFixed: false }
    const cart = sampleCart([sampleLine()], { delivery })
    await openCheckout(current, { cart, delivery: null, step: 'customer' })
    const summary = within(screen.getByRole('complementary', { name: 'Sammanfattning' }))
    expect(summary.getByText('Totalt utan frakt')).toBeInTheDocument()
    expect(screen.getByText('utan frakt')).toBeInTheDocument()
  })

  it('counts the freight in once a way is chosen', async () => {
    await openCheckout(current, atPayment)
    expect(screen.queryByText(/utan frakt/)).toBeNull()
  })

  it('says why there is nothing to pay for and leads on when the cart is empty', async () => {
    await openCheckout(current, { cart: sampleCart(), step: 'cart' })
    expect(screen.getByRole('heading', { level: 1, name: 'Din varukorg är tom.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Glasögon' })).toHaveAttribute('href', expect.stringContaining('glas'))
    expect(screen.queryByLabelText('E-postadress')).not.toBeInTheDocument()
  })

  it.each([
    ['customer', { step: 'delivery', customer: buyer }, 'Fortsätt till betalning', 'setDelivery'],
    ['payment', atPayment, /Köp –/, 'submitCheckout'],
  ] as const)(
    'shows that another window emptied the cart, with no old summary: after the %s',
    async (_step, at, press, call) => {
      const user = userEvent.setup()
      server.use(
        mock(call, () => {
          const empty = sampleCart()
          const checkout = sampleCheckout({ ...at, step: 'cart', cart: empty })
          Object.assign(current.shop, { cart: empty, checkout })
          return new MockRefusal(409, { code: 'cart.empty', message: 'Din varukorg är tom.' })
        }),
      )
      const { store } = await openCheckout(current, at)
      if (call === 'submitCheckout') await user.click(screen.getByLabelText(/Jag godkänner/))
      await user.click(screen.getByRole('button', { name: press }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Din varukorg är tom.' })).toBeInTheDocument()
      expect(screen.queryByRole('complementary', { name: 'Sammanfattning' })).not.toBeInTheDocument()
      expect(store.getState().cart?.items).toEqual([])
    },
  )

  it('opens the step the server names, moves focus there and folds the one before', async () => {
    const user = userEvent.setup()
    await openCheckout(current)
    for (const [label, value] of [
      ['E-postadress', buyer.email],
      ['Mobilnummer', buyer.mobile],
      ['Förnamn', 'Anna'],
      ['Efternamn', 'Åkesson'],
      ['Gatuadress', buyer.street],
      ['Postnummer', '41119'],
      ['Ort', 'Göteborg'],
    ] as const)
      await user.type(screen.getByLabelText(label), value)
    await user.click(screen.getByRole('button', { name: 'Fortsätt till leverans' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leverans' })).toHaveFocus())
    expect(screen.queryByLabelText('E-postadress')).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /PostNord brev/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /Ändra\s*kontaktuppgifter/ }))
    expect(screen.getByLabelText('E-postadress')).toHaveValue(buyer.email)
  })

  it('asks which store to collect in, and sends it', async () => {
    const user = userEvent.setup()
    await openCheckout(current, { step: 'delivery', customer: buyer })
    await user.click(screen.getByRole('radio', { name: /Hämta i butik/ }))
    await user.click(screen.getByRole('button', { name: 'Fortsätt till betalning' }))
    expect(screen.getByText('Välj vilken butik du vill hämta i.')).toBeInTheDocument()
    expect(screen.getByLabelText('Butik att hämta i')).toHaveFocus()
    expect(screen.getByRole('option', { name: /Kungsgatan 1: klar i dag$/ })).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Butik att hämta i'), '1')
    expect(screen.getByLabelText('Butik att hämta i')).toHaveAccessibleDescription(/Finns i butiken, klar i dag/)
    await user.click(screen.getByRole('button', { name: 'Fortsätt till betalning' }))
    await screen.findByRole('button', { name: /Ändra\s*leverans/ })
    expect(current.shop.checkout.delivery).toEqual({ method: 30, storeId: 1 })
  })
})
