import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStaffOrder } from '../../testing/open-staff-order.js'
import { TO_SEND } from '../../testing/staff-orders.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data?: StaffOrder) => openStaffOrder(server, data)
const done = (data: StaffOrder) => ({ success: true as const, data })

describe('the lines of an order that leave or are cancelled', () => {
  it('sends a part: a pair stays together, and something has to be chosen', async () => {
    const sent: unknown[] = []
    const { user } = show(TO_SEND)
    server.use(mock('sendOrder', ({ body }) => (sent.push(body.lineIds), done(TO_SEND))))
    const parcel = within(await screen.findByRole('group', { name: 'Varor i paketet' }))
    const pair = parcel.getByRole('checkbox', { name: '1 × Gucci Nova 7 + 1 × Enkelslipade glas' })
    await user.click(parcel.getByRole('checkbox', { name: '1 × Putsduk' }))
    await user.click(screen.getByRole('button', { name: 'Skicka' }))
    expect(await screen.findByText('Paketet är skickat.')).toBeVisible()
    expect(sent).toEqual([[0, 1]])
    await user.click(pair)
    await user.click(screen.getByRole('button', { name: 'Skicka' }))
    expect((await screen.findAllByText('Välj minst en vara.')).length).toBeGreaterThan(0)
    expect(sent).toHaveLength(1)
  })

  it('sends the number and the link of the carrier, and says what is wrong with them beside the field', async () => {
    const sent: unknown[] = []
    const { user } = show(TO_SEND)
    server.use(
      mock('sendOrder', () => {
        const fields = { trackingUrl: 'Länken ska börja med https:// och ha högst 500 tecken.' }
        return new MockRefusal(422, { code: 'request.invalid', message: 'Fel.', fields })
      }),
    )
    await user.type(await screen.findByLabelText(/^Kollinummer/), '3735 0048')
    await user.type(screen.getByLabelText(/^Länk till spårningen/), 'http://paket.example/1')
    await user.click(screen.getByRole('button', { name: 'Skicka' }))
    expect((await screen.findAllByText(/Länken ska börja med https/)).length).toBeGreaterThan(0)
    const link = screen.getByLabelText(/^Länk till spårningen/)
    expect(link).toBeInvalid()
    expect(link).toHaveValue('http://paket.example/1')
    const parcels = [
      {
        sentAt: TO_SEND.placedAt,
        goods: ['1 × Putsduk'],
        tracking: { number: '37350048', url: 'https://paket.example/1' },
      },
    ]
    server.use(
      mock('sendOrder', ({ body }) => (sent.push([body.trackingNumber, body.trackingUrl]), done(TO_SEND))),
      mock('getStaffOrder', () => ({ data: { ...TO_SEND, partSent: true, parcels } })),
    )
    await user.clear(link)
    await user.type(link, 'https://paket.example/1')
    await user.click(screen.getByRole('button', { name: 'Skicka' }))
    expect(await screen.findByRole('link', { name: /^Följ paket 37350048/ })).toHaveAttribute(
      'href',
      'https://paket.example/1',
    )
    expect(screen.getByLabelText(/^Kollinummer/)).toHaveValue('')
    expect(sent).toEqual([['3735 0048', 'https://paket.example/1']])
  })

  it('cancels lines that are chosen, a pair together, and keeps the refusal beside them', async () => {
    const sent: unknown[] = []
    const { user } = show(TO_SEND)
    server.use(mock('cancelOrderLines', ({ body }) => (sent.push(body.lineIds), done(TO_SEND))))
    await user.click(await screen.findByText('Avbryt enstaka varor'))
    const choice = within(screen.getByRole('group', { name: 'Varor som inte ska skickas' }))
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt varorna' }))
    expect((await screen.findAllByText('Välj minst en vara.')).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await user.click(choice.getByRole('checkbox', { name: '1 × Gucci Nova 7 + 1 × Enkelslipade glas' }))
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt varorna' }))
    expect(await screen.findByText(/^Varorna är avbrutna/)).toBeVisible()
    expect(sent).toEqual([[0, 1]])
  })
})
