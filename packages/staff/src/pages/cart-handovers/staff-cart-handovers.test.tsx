import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffCartHandovers } from '@klarsikt/contract/shop/types'
import {
  AGREED_HANDOVER,
  STAFF_HANDOVER,
  WAITING_HANDOVERS,
  WITHDRAWN_HANDOVER,
} from '@klarsikt/page-kit/testing/cart-handovers'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeStaffCartHandovers } from './change-staff-cart-handovers.js'
import { loadStaffCartHandovers } from './load-staff-cart-handovers.js'
import { StaffCartHandoversPage } from './staff-cart-handovers-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/överlämnade-varukorgar'
const mount = (query = '') =>
  open({
    path: PATH,
    at: PATH + query,
    load: loadStaffCartHandovers,
    mutate: changeStaffCartHandovers,
    page: StaffCartHandoversPage,
  })
const list = (data: StaffCartHandovers) => mock('getStaffCartHandovers', () => ({ data }))

describe('carts that the store has handed over [LENS-001, ROLE-004]', () => {
  it('say what, to whom and by whom, and are sent again by the way that is pressed', async () => {
    const sent: unknown[] = []
    server.use(
      list(WAITING_HANDOVERS),
      mock('resendCartHandover', ({ params, body }) => {
        sent.push([params['id'], body])
        return { success: true as const, message: 'Länken skickas med e-post.' }
      }),
    )
    const { user } = mount()
    expect(await screen.findByRole('heading', { name: 'Anna Ek' })).toBeVisible()
    expect(screen.getByText('2 × Lumina Daily 30-pack, varje kvartal')).toBeVisible()
    expect(screen.getByText(/av 1001$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Skicka länk med e-post till Anna Ek' }))
    expect(await screen.findByText('Länken skickas med e-post.')).toBeVisible()
    expect(sent).toEqual([[STAFF_HANDOVER.id, { channel: 'email', timesSent: 1 }]])
  })

  it('say why no link was sent', async () => {
    const fields = { channel: 'Kundens mobilnummer tar inte emot våra sms. Välj e-post.' }
    const refusal = { code: 'request.invalid' as const, message: 'Något behöver rättas.', fields }
    server.use(
      list(WAITING_HANDOVERS),
      mock('resendCartHandover', () => new MockRefusal(422, refusal)),
    )
    const { user } = mount()
    await user.click(await screen.findByRole('button', { name: /^Skicka länk med sms/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(fields.channel)
  })

  it('are taken back once that is confirmed, unless the customer is paying', async () => {
    let data = WAITING_HANDOVERS
    const message = 'Betalningen behandlas.'
    server.use(
      mock('getStaffCartHandovers', () => ({ data })),
      mock('withdrawCartHandover', () => new MockRefusal(409, { code: 'payment.pending', message })),
    )
    const { user } = mount()
    await user.click(await screen.findByText('Ta tillbaka'))
    const confirm = screen.getByRole('button', { name: 'Ta tillbaka varorna från Anna Ek' })
    await user.click(confirm)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    server.use(
      mock('withdrawCartHandover', () => {
        data = { ...WAITING_HANDOVERS, handovers: [] }
        return { success: true as const }
      }),
    )
    await user.click(confirm)
    expect(await screen.findByText('Varorna är borttagna ur kundens varukorg.')).toBeVisible()
    expect(screen.getByText('Inga varukorgar väntar på sina kunder.')).toBeVisible()
  })

  it('say that the customer has taken the goods out, and offer no link then', async () => {
    server.use(list({ ...WAITING_HANDOVERS, handovers: [{ ...STAFF_HANDOVER, isEmptied: true }] }))
    mount()
    expect(await screen.findByText('Kunden har tagit bort varorna ur sin varukorg.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Skicka länk/ })).toBeNull()
  })

  it('show how the others ended', async () => {
    const named: unknown[] = []
    server.use(
      mock('getStaffCartHandovers', ({ query }) => {
        named.push(query.get('list'))
        return {
          data: { ...WAITING_HANDOVERS, list: 'agreed' as const, handovers: [AGREED_HANDOVER, WITHDRAWN_HANDOVER] },
        }
      }),
    )
    mount('?visa=agreed')
    expect(await screen.findByRole('link', { name: '12345678' })).toHaveAttribute(
      'href',
      '/butik-personal/ordrar/12345678',
    )
    expect(screen.getByText(/av 1002$/)).toBeVisible()
    expect(screen.queryByText('Ta tillbaka')).toBeNull()
    expect(named).toEqual(['agreed'])
  })

  it('are not found by anyone else', async () => {
    const refusal = { code: 'request.unauthorized' as const, message: 'Nej.' }
    server.use(mock('getStaffCartHandovers', () => new MockRefusal(401, refusal)))
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
