import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_INVOICE } from '@klarsikt/page-kit/testing/invoices'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeStaffInvoice } from './change-staff-invoice.js'
import { loadStaffInvoice } from './load-staff-invoice.js'
import { StaffInvoicePage } from './staff-invoice-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mount = () =>
  open({
    path: '/butik-personal/fakturor/:id',
    at: '/butik-personal/fakturor/100000001',
    load: loadStaffInvoice,
    mutate: changeStaffInvoice,
    page: StaffInvoicePage,
    role: 'finance',
  })
const show = (data = STAFF_INVOICE) => {
  server.use(mock('getStaffInvoice', () => ({ data })))
  return mount()
}

describe('an invoice for staff', () => {
  it('says what it is and offers only what may be done with it now', async () => {
    show()
    expect(await screen.findByText('Storgatan 12, 111 22 Stockholm')).toBeVisible()
    for (const name of ['Bokför en betalning', 'Kom i retur, fel adress', 'Avsluta utan mer betalning'])
      expect(screen.getByText(name)).toBeVisible()
    expect(screen.queryByText('Lämna till inkasso')).toBeNull()
    expect(screen.getByText('Kan lämnas först när alla påminnelser är skickade.')).toBeVisible()
  })

  it('says what comes of a hand-over before it is confirmed, and afterwards how far it is', async () => {
    let data = { ...STAFF_INVOICE, actions: ['collect' as const], collection: null as string | null }
    server.use(
      mock('getStaffInvoice', () => ({ data })),
      mock('moveInvoice', () => {
        data = { ...data, collection: 'Skickas till inkassobolaget inom kort.' }
        return { success: true as const, data }
      }),
    )
    const { user } = mount()
    await user.click(await screen.findByText('Lämna till inkasso'))
    expect(screen.getByText(/skickas till inkassobolaget, och kunden får ett mejl/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ja, gör det' }))
    expect(await screen.findByText('Skickas till inkassobolaget inom kort.')).toBeVisible()
  })

  it('says that there is nothing to do', async () => {
    show({ ...STAFF_INVOICE, status: 'paid', amountLeft: 0, actions: [], collection: null })
    expect(await screen.findByText('Det finns inget att göra med fakturan nu.')).toBeVisible()
  })

  it('books a transfer, and says beside the field what is wrong with an amount', async () => {
    const bodies: unknown[] = []
    server.use(
      mock('bookInvoicePayment', ({ body }) => {
        bodies.push(body.amount)
        return { success: true as const, data: { ...STAFF_INVOICE, amountLeft: 397.5 } }
      }),
    )
    const { user } = show()
    await user.click(await screen.findByText('Bokför en betalning'))
    const amount = screen.getByRole('textbox', { name: /Belopp som kom/ })
    expect(amount).toHaveValue('897')
    await user.clear(amount)
    await user.type(amount, 'mycket')
    await user.click(screen.getByRole('button', { name: 'Bokför' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Belopp som kom/ })).toHaveAccessibleDescription(/Ange ett belopp/),
    )
    await user.clear(screen.getByRole('textbox', { name: /Belopp som kom/ }))
    await user.type(screen.getByRole('textbox', { name: /Belopp som kom/ }), '499,50')
    await user.click(screen.getByRole('button', { name: 'Bokför' }))
    expect(await screen.findByText('Klart.')).toBeVisible()
    expect(bodies).toEqual([499.5])
  })

  it('credits with a reason that the customer reads, and says beside each field what is wrong', async () => {
    const bodies: unknown[] = []
    server.use(
      mock('creditInvoice', ({ body }) => {
        bodies.push({ amount: body.amount, reason: body.reason })
        return { success: true as const, data: { ...STAFF_INVOICE, amountLeft: 797, creditable: 797 } }
      }),
    )
    const { user } = show()
    await user.click(await screen.findByText('Kreditera'))
    const amount = () => screen.getByRole('textbox', { name: /Belopp att kreditera/ })
    const reason = () => screen.getByRole('textbox', { name: /Anledning/ })
    expect(amount()).toHaveValue('897')
    await user.clear(amount())
    await user.type(amount(), 'allt')
    await user.click(screen.getByRole('button', { name: 'Kreditera fakturan' }))
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(/Ange ett belopp/))
    expect(reason()).toBeInvalid()
    await user.clear(amount())
    await user.type(amount(), '100')
    await user.type(reason(), 'Fel pris')
    await user.click(screen.getByRole('button', { name: 'Kreditera fakturan' }))
    expect(await screen.findByText('Klart.')).toBeVisible()
    expect(bodies).toEqual([{ amount: 100, reason: 'Fel pris' }])
  })

  it('does what is confirmed, with the status that was seen, and says who was first', async () => {
    const bodies: unknown[] = []
    server.use(
      mock('moveInvoice', ({ body }) => {
        bodies.push(body)
        const message = 'Fakturan har ändrats sedan du öppnade den.'
        return { success: false as const, result: 'invoice.changed' as const, message, data: STAFF_INVOICE }
      }),
    )
    const { user } = show({ ...STAFF_INVOICE, actions: ['end'] })
    await user.click(await screen.findByText('Avsluta utan mer betalning'))
    await user.click(screen.getByRole('button', { name: 'Ja, gör det' }))
    expect(await screen.findByText('Fakturan har ändrats sedan du öppnade den.')).toBeVisible()
    expect(bodies).toEqual([{ action: 'end', status: 'notPaid' }])
  })

  it('is not found by anybody else', async () => {
    server.use(mock('getStaffInvoice', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
