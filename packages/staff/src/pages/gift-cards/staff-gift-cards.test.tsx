import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GIFT_CARDS_TO_SELL, SOLD_GIFT_CARDS } from '../../testing/staff-gift-cards.js'
import { changeStaffGiftCards } from './change-staff-gift-cards.js'
import { loadStaffGiftCards } from './load-staff-gift-cards.js'
import { StaffGiftCardsPage } from './staff-gift-cards-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/presentkort'
const show = () =>
  open({ path: PATH, load: loadStaffGiftCards, mutate: changeStaffGiftCards, page: StaffGiftCardsPage })
const add = () => screen.getByRole('button', { name: 'Lägg i varukorgen' })
const offer = (data = GIFT_CARDS_TO_SELL) => server.use(mock('getStaffGiftCards', () => ({ data })))
const answerAdd = (bodies: unknown[]) =>
  mock('addGiftCard', ({ body }) => {
    bodies.push(body)
    return new MockRefusal(422, {
      code: 'request.invalid',
      message: 'Nej.',
      fields: { email: 'Ange en e-postadress.' },
    })
  })

describe('gift cards sold by staff', () => {
  it('are one of the amounts there are, so many of them, printed in the store [CARD-001]', async () => {
    const bodies: unknown[] = []
    offer()
    server.use(answerAdd(bodies))
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: /^500\skr$/ }))
    await user.click(screen.getByRole('radio', { name: 'Sol' }))
    await user.clear(screen.getByRole('spinbutton', { name: /Antal/ }))
    await user.type(screen.getByRole('spinbutton', { name: /Antal/ }), '3')
    await user.type(screen.getByRole('textbox', { name: /Hälsning/ }), 'Grattis')
    await user.click(add())
    await waitFor(() =>
      expect(bodies).toEqual([
        { skuId: 'sun-500', receiver: 'buyer', email: '', sendOn: '', message: 'Grattis', quantity: 3 },
      ]),
    )
  })

  it('ask for the amount, a number and the address of who gets them, before anything is sent', async () => {
    offer()
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: /Skicka det till mottagaren/ }))
    await user.clear(screen.getByRole('spinbutton', { name: /Antal/ }))
    await user.type(screen.getByRole('spinbutton', { name: /Antal/ }), '1000')
    await user.click(add())
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /Antal/ })).toBeInvalid())
    expect(screen.getByRole('group', { name: /Belopp/ })).toHaveAccessibleDescription('Välj ett belopp.')
    expect(screen.getByRole('textbox', { name: /Mottagarens e-postadress/ })).toBeInvalid()
  })

  it('show a refusal at its field and lose nothing', async () => {
    offer()
    server.use(answerAdd([]))
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: /^200\skr$/ }))
    await user.click(screen.getByRole('radio', { name: /Skicka det till mottagaren/ }))
    await user.type(screen.getByRole('textbox', { name: /Mottagarens e-postadress/ }), 'bo@klarsikt.example')
    await user.click(add())
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Mottagarens e-postadress/ })).toBeInvalid())
    expect(screen.getByRole('textbox', { name: /Mottagarens e-postadress/ })).toHaveValue('bo@klarsikt.example')
    expect(screen.getByRole('radio', { name: /^200\skr$/ })).toBeChecked()
  })

  it('of today are printed and sent again', async () => {
    const bodies: unknown[] = []
    offer(SOLD_GIFT_CARDS)
    server.use(
      mock('resendStaffGiftCard', ({ params, body }) => {
        bodies.push({ id: params['id'], ...body })
        return { success: true as const }
      }),
    )
    const { user } = show()
    const print = await screen.findByRole('link', { name: /Skriv ut \(PDF\): presentkort på 500\skr, order 10000001/ })
    expect(print).toHaveAttribute('href', '/api/staff/order/10000001/giftCard/card-1/pdf')
    expect(screen.getByRole('link', { name: /Order 10000001, såld \d\d:\d\d av 1001/ })).toHaveAttribute(
      'href',
      '/butik-personal/ordrar/10000001',
    )
    await user.click(screen.getByRole('button', { name: /Skicka igen: presentkort på 500\skr, order 10000001/ }))
    expect(await screen.findByText('Presentkortet skickas igen till samma adress.')).toBeVisible()
    expect(bodies).toEqual([{ id: '10000001', cardId: 'card-1' }])
  })

  it('say what stops it, and that there are none to sell', async () => {
    offer({ ...SOLD_GIFT_CARDS, choices: [] })
    const message = 'För många försök. Försök igen om en stund.'
    server.use(mock('resendStaffGiftCard', () => new MockRefusal(429, { code: 'rate-limited', message })))
    const { user } = show()
    expect(await screen.findByText('Det finns inga presentkort att sälja just nu.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Skicka igen/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('are not found by anybody else', async () => {
    server.use(mock('getStaffGiftCards', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
