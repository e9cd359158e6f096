import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { hasAmountLeft, INVOICE_STATUSES, isPayableOnline } from '@klarsikt/core/invoice'
import {
  CREDITED_INVOICE,
  ENDED_INVOICE,
  INVOICE,
  invoiceIn,
  OPEN_INVOICE,
  PARTLY_PAID_INVOICE,
  RESERVED_INVOICE,
  TAKEN_BACK_INVOICE,
} from '@klarsikt/page-kit/testing/invoices'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CARD_METHOD, NO_METHOD, SAVED_CARD } from '../../testing/payment-method.js'
import { InvoicePage } from './invoice-page.js'
import { loadInvoice, loadSubscriptionInvoice } from './load-invoice.js'
import { payInvoice } from './pay-invoice.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

beforeEach(() => server.use(mock('getPaymentMethod', () => ({ data: NO_METHOD }))))

const path = '/mitt-konto/betalning-fakturor/:id/:subId'
const mount = (at: string) => open({ path, at, load: loadInvoice, mutate: payInvoice, page: InvoicePage })
const show = (data: Invoice, query = '') => {
  server.use(mock('getInvoice', () => ({ data })))
  return mount(`/mitt-konto/betalning-fakturor/${data.id}/0${query}`)
}
const payButton = () => screen.queryByRole('button', { name: /^(Betala|Fortsätt betala)/ })

describe('the page of an invoice', () => {
  it('says that the payer’s bank has taken a debit back, and by when to pay [INV-003]', async () => {
    show(TAKEN_BACK_INVOICE)
    expect(await screen.findByText(/tagit tillbaka beloppet.*Betala senast 4 januari 2027/)).toBeVisible()
    expect(screen.getByText(/^Återtaget av banken/)).toBeVisible()
    expect(screen.getByText(/[−-]897 kr/)).toBeVisible()
    expect(payButton()).toBeVisible()
  })

  it('has amounts, dates, OCR number, rows, order and PDF of a purchase [ROUTE-020, INV-001]', async () => {
    show(INVOICE)
    expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 48213377' })).toBeVisible()
    expect(screen.getByText('4821337708')).toBeVisible()
    expect(screen.getAllByText('20 november 2026')).toHaveLength(2)
    expect(screen.getByText('Kvar att betala').nextElementSibling).toHaveTextContent(/^0 kr$/)
    expect(screen.getByRole('link', { name: '48213377' })).toHaveAttribute('href', '/mitt-konto/ordrar/48213377')
    expect(screen.getByText('Gucci Nova 7')).toBeVisible()
    expect(screen.getByText('Frakt, Brev')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Faktura (PDF)' })).toHaveAttribute('href', '/api/finance/48213377/0/pdf')
  })

  it('has rows, payments, bankgiro and PDF of one that stands by itself, and says that its day has passed', async () => {
    show(PARTLY_PAID_INVOICE)
    expect(await screen.findByText('5050-1055')).toBeVisible()
    expect(screen.getByText('Näskuddar')).toBeVisible()
    expect(screen.getByText('2 st à 249 kr')).toBeVisible()
    expect(screen.getByText('Bankgiro, 28 oktober 2026')).toBeVisible()
    expect(screen.getByText(/Förfallodagen har passerat/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Faktura (PDF)' })).toHaveAttribute('href', '/api/finance/100000001/0/pdf')
    expect(payButton()).toHaveTextContent('Betala 597 kr')
  })

  it('has what reminders have added, and what was taken off with its PDF', async () => {
    show(CREDITED_INVOICE)
    expect(await screen.findByText('Näskudd som inte passade')).toBeVisible()
    expect(screen.getByText('Påminnelseavgift').nextElementSibling).toHaveTextContent(/^60 kr$/)
    expect(screen.getByRole('link', { name: 'Kreditfaktura 200000001 (PDF)' })).toHaveAttribute(
      'href',
      '/api/creditNote/200000001/pdf',
    )
    expect(payButton()).toHaveTextContent('Betala 807 kr')
  })

  it('is shown by the address of its subscription as well, with what it comes from [ROUTE-021]', async () => {
    let params: unknown
    server.use(
      mock('getSubscriptionInvoice', (input) => {
        params = input.params
        return { data: { ...OPEN_INVOICE, subId: '7', source: 'lifestyle' as const } }
      }),
    )
    open({
      path: '/mitt-konto/betalning-fakturor/:financeTypeId/inv/:id/:subscriptionId',
      at: '/mitt-konto/betalning-fakturor/lifestyle/inv/100000001/7',
      load: loadSubscriptionInvoice,
      mutate: payInvoice,
      page: InvoicePage,
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 100000001' })).toBeVisible()
    expect(payButton()).toHaveTextContent('Betala 897 kr')
    expect(params).toMatchObject({ financeTypeId: 'lifestyle', id: '100000001', subscriptionId: '7' })
  })

  it.each(INVOICE_STATUSES)(
    'offers the payment of an invoice that is %s only where core allows it [INV-002]',
    async (status) => {
      show(invoiceIn(status, hasAmountLeft(status) ? 100 : 0))
      await screen.findByRole('heading', { level: 1 })
      expect(payButton() !== null).toBe(isPayableOnline(status))
    },
  )

  it.each([
    [RESERVED_INVOICE, /är reserverat dras när/],
    [ENDED_INVOICE, /avbrutet eller återbetalat/],
    [invoiceIn('paymentReserved'), /beloppet dras nu/],
    [invoiceIn('inCollection', 100), /inkassobolaget/],
    [invoiceIn('returnedFaultyAddress', 100), /Kontakta kundservice/],
    [invoiceIn('transferred'), /överförd/],
    [invoiceIn('ended'), /Fakturan är avslutad/],
    [{ ...OPEN_INVOICE, payment: 'pending' } as const, /Betalningen behandlas/],
  ])('says what has become of the payment', async (invoice, text) => {
    show(invoice)
    expect(await screen.findByText(text)).toBeVisible()
    expect(payButton()).toBeNull()
  })

  it('says why it cannot be paid now, over the button', async () => {
    server.use(
      mock(
        'payInvoice',
        () => new MockRefusal(503, { code: 'payment.provider-unavailable', message: 'Försök senare.' }),
      ),
    )
    const { user } = show(OPEN_INVOICE)
    await user.click(await screen.findByRole('button', { name: /^Betala/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök senare.')
  })

  it('hands in the return from the payment page once, and says how the attempt ended', async () => {
    const handedIn: unknown[] = []
    server.use(
      mock('getInvoice', () => ({ data: OPEN_INVOICE })),
      mock('payInvoice', ({ params, body }) => {
        handedIn.push([params['id'], body.outcome])
        return { data: OPEN_INVOICE, redirectUrl: null, ended: 'declined' as const }
      }),
    )
    mount('/mitt-konto/betalning-fakturor/100000001/0?outcome=failure')
    expect(await screen.findByRole('alert')).toHaveTextContent('Betalningen godkändes inte')
    await waitFor(() => expect(handedIn).toEqual([['100000001', 'failure']]))
    expect(payButton()).toBeVisible()
  })

  it('offers the saved card, first where it is chosen, and always the payment page', async () => {
    server.use(mock('getPaymentMethod', () => ({ data: CARD_METHOD })))
    const { unmount } = show(OPEN_INVOICE)
    await screen.findByRole('button', { name: /med VISA/ })
    const names = () =>
      screen
        .getAllByRole('button', { name: /^Betala/ })
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
    expect(names()).toEqual(['Betala 897 kr med VISA •••• 4242', 'Betala på annat sätt'])
    unmount()
    server.use(mock('getPaymentMethod', () => ({ data: { ...CARD_METHOD, choice: null } })))
    show(OPEN_INVOICE)
    await screen.findByRole('button', { name: /med VISA/ })
    expect(names()).toEqual(['Betala 897 kr', 'Betala 897 kr med VISA •••• 4242'])
  })

  it.each([
    ['means-declined', 'Kortet godkändes inte'],
    ['means-unusable', 'går inte att använda längre'],
  ] as const)('charges the saved card by a key, and says when it ended %s', async (ended, text) => {
    const sent: { readonly id?: string | undefined; readonly key?: string | undefined }[] = []
    server.use(
      mock('getPaymentMethod', () => ({ data: CARD_METHOD })),
      mock('payInvoice', ({ body }) => {
        sent.push(body.savedPayment ?? {})
        return { data: OPEN_INVOICE, redirectUrl: null, ended }
      }),
    )
    const { user } = show(OPEN_INVOICE)
    await user.click(await screen.findByRole('button', { name: /med VISA/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(sent).toEqual([{ id: SAVED_CARD.id, key: expect.stringMatching(/^[\w-]{36}$/) }])
    expect(screen.getByRole('button', { name: 'Betala på annat sätt' })).toBeVisible()
  })

  it('is not found for that of another, and leads to the log-in without one', async () => {
    server.use(mock('getInvoice', () => new MockRefusal(404, { code: 'invoice.not-found', message: 'Saknas.' })))
    const { unmount } = mount('/mitt-konto/betalning-fakturor/1/0')
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
    unmount()
    server.use(mock('getInvoice', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })))
    mount('/mitt-konto/betalning-fakturor/1/0')
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
