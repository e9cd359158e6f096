import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_INVOICE, TAKEN_BACK_INVOICE } from '@klarsikt/page-kit/testing/invoices'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { issueInvoice } from './issue-invoice.js'
import { loadStaffInvoices } from './load-staff-invoices.js'
import { StaffInvoicesPage } from './staff-invoices-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/fakturor'
const show = (data = [STAFF_INVOICE]) => {
  server.use(mock('getStaffInvoices', () => ({ data, count: data.length })))
  return open({ path: PATH, load: loadStaffInvoices, mutate: issueInvoice, page: StaffInvoicesPage, role: 'finance' })
}
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Skicka fakturan' })

describe('invoices for staff', () => {
  it('lists what is left to pay, with whom and by when', async () => {
    show([{ ...STAFF_INVOICE, overdue: true }])
    expect(await screen.findByRole('link', { name: 'Faktura 100000001' })).toHaveAttribute(
      'href',
      '/butik-personal/fakturor/100000001',
    )
    expect(screen.getByText('Anna Lind')).toBeVisible()
    expect(screen.getByText('Förföll 20 december 2026')).toBeVisible()
    expect(screen.getByText('897 kr kvar')).toBeVisible()
  })

  it('says which debit the customer’s bank has taken back [INV-003]', async () => {
    show([{ ...STAFF_INVOICE, debit: TAKEN_BACK_INVOICE.debit }])
    expect(await screen.findByText('Autogirot är återtaget av kundens bank')).toBeVisible()
  })

  it('issues one to a customer, with the rows that are filled in', async () => {
    let body: unknown
    server.use(
      mock('issueInvoice', (input) => {
        body = input.body
        return { success: true as const, data: STAFF_INVOICE }
      }),
    )
    const { user } = show([])
    expect(await screen.findByText('Inga fakturor är obetalda.')).toBeVisible()
    await user.type(await field(/Kundnummer/), '12345 6782')
    await user.type(await field(/Text på rad 1/), 'Justering av båge')
    await user.type(await field(/Pris per styck på rad 1/), '399')
    await user.type(await field(/Text på rad 3/), 'Skruv')
    await user.type(await field(/Pris per styck på rad 3/), '9,50')
    await user.click(screen.getByRole('checkbox', { name: /påminnelseavgift på 60/ }))
    await user.click(send())
    expect(await screen.findByText(/Faktura 100000001 är skickad/)).toBeVisible()
    expect(body).toMatchObject({
      customerNumber: '123456782',
      days: '30',
      isReminderFeeAgreed: true,
      lines: [
        { name: 'Justering av båge', quantity: '1', unitPrice: '399' },
        { name: 'Skruv', quantity: '1', unitPrice: '9,50' },
      ],
    })
  })

  it('marks what is wrong before anything is sent, and what the backend refuses', async () => {
    const fields = { customerNumber: 'Det finns ingen kund med det numret.', 'lines.0.name': 'Skriv något annat.' }
    const message = 'Rätta.'
    server.use(mock('issueInvoice', () => new MockRefusal(422, { code: 'request.invalid', message, fields })))
    const { user } = show([])
    await user.type(await field(/Kundnummer/), '123456782')
    await user.click(send())
    expect(await field(/Text på rad 1/)).toBeInvalid()
    expect(await field(/Pris per styck på rad 1/)).toBeInvalid()
    expect(await field(/Text på rad 2/)).toBeValid()
    await user.type(await field(/Text på rad 1/), 'Skruv')
    await user.type(await field(/Pris per styck på rad 1/), '49')
    await user.click(send())
    await waitFor(async () =>
      expect(await field(/Kundnummer/)).toHaveAccessibleDescription('Det finns ingen kund med det numret.'),
    )
    expect(await field(/Text på rad 1/)).toHaveAccessibleDescription('Skriv något annat.')
    expect(await field(/Pris per styck på rad 1/)).toHaveValue('49')
  })

  it('is not found by anybody else', async () => {
    server.use(mock('getStaffInvoices', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Nej.' })))
    open({ path: PATH, load: loadStaffInvoices, mutate: issueInvoice, page: StaffInvoicesPage, role: 'finance' })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
