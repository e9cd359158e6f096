import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ENDED_INVOICE, INVOICE, RESERVED_INVOICE } from '../../testing/invoices.js'
import { open } from '../../testing/mount.js'
import { InvoicePage, loadInvoice } from './index.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const path = '/mitt-konto/betalning-fakturor/:id/:subId'
const show = (data: Invoice) => {
  server.use(mock('getInvoice', () => ({ data })))
  return open({ path, at: `/mitt-konto/betalning-fakturor/${data.id}/0`, load: loadInvoice, page: InvoicePage })
}

describe('the page of an invoice', () => {
  it('has amounts, dates, OCR number, order and PDF [ROUTE-020, INV-001]', async () => {
    show(INVOICE)
    expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 48213377' })).toBeVisible()
    expect(screen.getByText('4821337708')).toBeVisible()
    expect(screen.getAllByText('20 november 2026')).toHaveLength(2)
    expect(screen.getByText('Kvar att betala').nextElementSibling).toHaveTextContent(/^0 kr$/)
    expect(screen.getByRole('link', { name: '48213377' })).toHaveAttribute('href', '/mitt-konto/ordrar/48213377')
    expect(screen.getByRole('link', { name: 'Kvitto (PDF)' })).toHaveAttribute('href', '/api/order/48213377/receipt')
  })

  it.each([
    [RESERVED_INVOICE, /är reserverat och dras/],
    [ENDED_INVOICE, /avbrutet eller återbetalat/],
  ])('says what has become of the payment', async (invoice, text) => {
    show(invoice)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Kvitto (PDF)' })).toBeNull()
  })

  it('is not found for that of another', async () => {
    server.use(mock('getInvoice', () => new MockRefusal(404, { code: 'invoice.not-found', message: 'Saknas.' })))
    open({ path, at: '/mitt-konto/betalning-fakturor/1/0', load: loadInvoice, page: InvoicePage })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
