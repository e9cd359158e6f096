import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ENDED_INVOICE, INVOICE, OPEN_INVOICE, PARTLY_PAID_INVOICE, RESERVED_INVOICE } from '../../testing/invoices.js'
import { open } from '../../testing/mount.js'
import { FinancePage, loadFinance } from './index.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () => open({ path: '/mitt-konto/betalning-fakturor', load: loadFinance, page: FinancePage })

describe('the list of invoices', () => {
  it('names number, status and amount of each, and how the customer pays [ROUTE-019, INV-002]', async () => {
    server.use(mock('listInvoices', () => ({ data: [INVOICE, RESERVED_INVOICE, ENDED_INVOICE] })))
    show()
    expect(await screen.findByRole('link', { name: 'Faktura 48213377' })).toHaveAttribute(
      'href',
      '/mitt-konto/betalning-fakturor/48213377/0',
    )
    for (const status of ['Betald', 'Betalning reserverad', 'Avslutad']) expect(screen.getByText(status)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Betalsätt' })).toBeVisible()
  })

  it('says by when to pay, what is overdue, and what is left', async () => {
    server.use(mock('listInvoices', () => ({ data: [PARTLY_PAID_INVOICE, OPEN_INVOICE] })))
    show()
    expect(await screen.findByText('Förföll 1 november 2026')).toBeVisible()
    expect(screen.getByText('597 kr kvar')).toBeVisible()
    expect(screen.getByText('Förfaller 20 december 2026')).toBeVisible()
    expect(screen.getByText('Obetald')).toBeVisible()
  })

  it('says that there are none, and leads to the log-in without one', async () => {
    server.use(mock('listInvoices', () => ({ data: [] })))
    const { unmount } = show()
    expect(await screen.findByText('Du har inga fakturor.')).toBeVisible()
    unmount()
    const message = 'Logga in.'
    server.use(mock('listInvoices', () => new MockRefusal(401, { code: 'request.unauthorized', message })))
    show()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
