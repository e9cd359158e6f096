import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { type ErrorCode, httpStatus } from '@klarsikt/core/errors'
import { encodedHref, encodePath, type PageKey, pagePaths } from '@klarsikt/core/paths'
import { render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBoundary } from '../shell/route-error.js'
import { loaderArgs, thrown } from '../testing/loader-context.js'
import { mockShop } from '../testing/mock-shop.js'
import { loader as handoverLoader } from './account-cart-handover.js'
import { loader as documentLoader } from './account-glasses-subscription-document.js'
import { loader as documentsLoader } from './account-glasses-subscription-documents.js'
import { loader as perksLoader } from './account-glasses-subscription-perks.js'
import { loader as glassesLoader } from './account-glasses-subscription.js'
import { loader as invoiceLoader } from './account-invoice.js'
import { loader as lensAddLoader } from './account-lens-add.js'
import { loader as lensPaymentLoader } from './account-lens-payment.js'
import { loader as lensProductsLoader } from './account-lens-products.js'
import { loader as lensLoader } from './account-lens-subscription.js'
import { loader as reviewLoader } from './account-order-review.js'
import { loader as orderLoader } from './account-order.js'
import { loader as returnLoader } from './account-return.js'
import { loader as subscriptionInvoiceLoader } from './account-subscription-invoice.js'
import { loader as agreementLoader } from './agreement.js'
import { loader as bookingLoader } from './booking-details.js'
import { loader as confirmationLoader } from './confirmation.js'
import { loader as paymentLinkLoader } from './payment-link.js'
import { loader as refusedFileLoader } from './refused-file.js'
import { loader as requisitionLoader } from './requisition.js'
import { loader as requisitionsLoader } from './requisitions.js'
import { loader as sendPrescriptionLoader } from './send-prescription.js'
import { loader as waitingEntryLoader } from './waiting-entry.js'
import { loader as waitingListLoader } from './waiting-list.js'
import { loader as winbackLoader } from './winback.js'

const server = setupServer(...mockShop('http://api.test').handlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Load = (args: never) => unknown
type Call = Parameters<typeof mock>[0]

/** The backend's refusal of a link that was used, has expired, is malformed, or belongs to another customer. */
interface Link {
  readonly page: PageKey
  readonly load: Load
  /** The calls of the page's loader. All get the same refusal. */
  readonly calls: readonly Call[]
  readonly code: ErrorCode
  readonly query?: string
  readonly status: 403 | 410
  /** The title of the page. Null where the route's own page shows it. */
  readonly title: string | null
}

const ORDER = { code: 'order.not-found', status: 403, title: 'Ordern finns inte på det här kontot' } as const
const INVOICE = { code: 'invoice.not-found', status: 403, title: 'Fakturan finns inte på det här kontot' } as const
const LENSES = {
  code: 'subscription.not-found',
  status: 403,
  title: 'Abonnemanget finns inte på det här kontot',
} as const
const GLASSES = { ...LENSES, code: 'lifestyle.not-found' } as const

const LINKS: readonly Link[] = [
  {
    page: 'booking-visual-exam-details',
    load: bookingLoader,
    calls: ['getBooking'],
    code: 'booking.not-found',
    status: 410,
    title: 'Länken öppnar ingen bokning',
  },
  {
    page: 'booking-waiting-list',
    query: `bokning=${'0'.repeat(32)}`,
    load: waitingListLoader,
    calls: ['getBooking'],
    code: 'booking.not-found',
    status: 410,
    title: 'Länken öppnar ingen bokning',
  },
  {
    page: 'booking-waiting-entry',
    load: waitingEntryLoader,
    calls: ['getWaitingEntry'],
    code: 'waiting-list.not-found',
    status: 410,
    title: 'Länken öppnar ingen bevakning',
  },
  {
    page: 'send-prescription',
    query: 'order=12345678&key=fel',
    load: sendPrescriptionLoader,
    calls: ['getAwaitedOrder'],
    code: 'awaited-prescription.not-found',
    status: 410,
    title: 'Länken öppnar ingen order som väntar på recept',
  },
  {
    page: 'account-cart-handover',
    load: handoverLoader,
    calls: ['openCartHandover'],
    code: 'cart-handover.not-found',
    status: 403,
    title: 'Länken öppnas av den som fick den',
  },
  { page: 'account-order', load: orderLoader, calls: ['getOrder'], ...ORDER },
  { page: 'account-order-return', load: returnLoader, calls: ['getOrderReturns'], ...ORDER },
  { page: 'account-order-review', load: reviewLoader, calls: ['getOrderReviews'], ...ORDER },
  { page: 'account-finance-details', load: invoiceLoader, calls: ['getInvoice'], ...INVOICE },
  {
    page: 'account-subscription-glasses-finance-invoice-id',
    load: subscriptionInvoiceLoader,
    calls: ['getSubscriptionInvoice'],
    ...INVOICE,
  },
  { page: 'account-subscription-lens', load: lensLoader, calls: ['getLensSubscription'], ...LENSES },
  {
    page: 'account-subscription-lens-products',
    load: lensProductsLoader,
    calls: ['getLensSubscription', 'getLensSubscriptionProducts'],
    ...LENSES,
  },
  {
    page: 'account-subscription-lens-add-product',
    load: lensAddLoader,
    calls: ['getLensSubscription', 'getArticle'],
    ...LENSES,
  },
  {
    page: 'account-update-payment-method',
    load: lensPaymentLoader,
    calls: ['getLensSubscription', 'getPaymentMethod'],
    ...LENSES,
  },
  {
    page: 'account-subscription-glasses',
    load: glassesLoader,
    calls: ['getLifestyle', 'getPaymentMethod'],
    ...GLASSES,
  },
  {
    page: 'account-subscription-glasses-documents',
    load: documentsLoader,
    calls: ['getLifestyleDocuments'],
    ...GLASSES,
  },
  {
    page: 'account-subscription-glasses-document-id',
    load: documentLoader,
    calls: ['getLifestyleDocument'],
    ...LENSES,
    code: 'lifestyle.document-not-found',
  },
  { page: 'account-subscription-glasses-perks', load: perksLoader, calls: ['getLifestylePerks'], ...GLASSES },
  {
    page: 'refused-file',
    query: 'fel=agreement.not-found',
    load: refusedFileLoader,
    calls: [],
    code: 'agreement.not-found',
    status: 410,
    title: 'Länken till avtalet gäller inte längre',
  },
  {
    page: 'refused-file',
    query: 'fel=export.not-found',
    load: refusedFileLoader,
    calls: [],
    code: 'export.not-found',
    status: 410,
    title: 'Filen finns inte längre',
  },
  {
    page: 'payment-link',
    load: paymentLinkLoader,
    calls: ['getPaymentLink'],
    code: 'payment-link.not-found',
    status: 410,
    title: null,
  },
  {
    page: 'b2b-requisition',
    load: requisitionLoader,
    calls: ['getRequisition'],
    code: 'requisition.not-found',
    status: 410,
    title: null,
  },
  {
    page: 'b2b-requisitions',
    query: 'lank=gammal',
    load: requisitionsLoader,
    calls: ['listRequisitions'],
    code: 'request.unauthorized',
    status: 410,
    title: null,
  },
  {
    page: 'b2b-sign-agreement',
    query: 'bekrafta=gammal',
    load: agreementLoader,
    calls: ['getAgreementToConfirm'],
    code: 'agreement.link-expired',
    status: 410,
    title: null,
  },
  {
    page: 'lifestyle-winback',
    query: 'id=1&until=1&key=gammal',
    load: winbackLoader,
    calls: ['getWinback'],
    code: 'lifestyle.link-expired',
    status: 410,
    title: null,
  },
]

/** Public pages with a path parameter, and pages with a test of their own. */
const OTHERS: Readonly<Record<string, string>> = {
  store: 'public',
  'store-id-page-redirect': 'public',
  'lens-studio': 'public',
  'checkout-confirmation': 'below',
}

const PARAMETER = '1'.repeat(8)
const filled = (page: PageKey) => encodePath((pagePaths[page] as string).replaceAll(/:\w+/g, PARAMETER))
const argumentsOf = ({ page, query = '' }: Pick<Link, 'page' | 'query'>) => {
  const names = [...(pagePaths[page] as string).matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return loaderArgs<never>(`${filled(page)}?${query}`, Object.fromEntries(names.map((name) => [name, PARAMETER])))
}

const refuse = (calls: readonly Call[], code: ErrorCode) =>
  server.use(
    mock('getAgreement', () => ({ data: null }), 'http://api.test'),
    mock('getEid', () => ({ data: null }), 'http://api.test'),
    ...calls.map((call) =>
      mock(call, () => new MockRefusal(httpStatus(code), { code, message: 'Nej.' }) as never, 'http://api.test'),
    ),
  )

async function statusOf(load: Load, args: never): Promise<number> {
  try {
    const known = await load(args)
    return (known as { readonly init?: { readonly status?: number } }).init?.status ?? 200
  } catch (caught) {
    return (caught as { readonly init?: { readonly status?: number } }).init?.status ?? 0
  }
}

describe('a link that opens nothing here', () => {
  it('has a row for every address with a number or a secret of a customer', () => {
    const named = (Object.keys(pagePaths) as PageKey[]).filter(
      (page) => pagePaths[page].includes(':') && !page.startsWith('staff-') && !(page in OTHERS),
    )
    const rows = new Set(LINKS.map(({ page }) => page))
    expect(named.filter((page) => !rows.has(page))).toEqual([])
  })

  it.each(LINKS)('$page ($code) has a page of its own, which is never 404 [ROUTE-001]', async (link) => {
    refuse(link.calls, link.code)
    expect(await statusOf(link.load, argumentsOf(link))).toBe(link.status)
    if (link.title === null) return
    const Stub = createRoutesStub([
      { path: '*', loader: () => link.load(argumentsOf(link)), Component: () => null, ErrorBoundary },
    ])
    render(<Stub initialEntries={[filled(link.page)]} />)
    expect(await screen.findByRole('heading', { level: 1, name: link.title })).toBeVisible()
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
    expect(screen.queryByText('Sidan finns inte')).toBeNull()
  })

  it.each(LINKS.filter(({ page }) => page.startsWith('account-')))(
    '$page leads who is logged out to the log-in, and back',
    async (link) => {
      refuse(link.calls, 'request.unauthorized')
      const { status, location } = await thrown(async () => link.load(argumentsOf(link)))
      expect(status).toBe(302)
      expect(location).toMatch(/^\/mitt-konto\/logga-in\?next=%2Fmitt-konto/)
    },
  )

  it('leads to the log-in where a file needs one', async () => {
    const args = loaderArgs<never>('/filen-saknas?fel=request.unauthorized')
    expect(await thrown(async () => refusedFileLoader(args))).toEqual({
      status: 302,
      location: encodedHref('auth-login'),
    })
  })

  it.each([
    ['12345678', 200],
    ['garbled', 404],
  ])('shows the confirmation %s in another browser as a page of its own', async (orderNumber, status) => {
    refuse(['getConfirmation', 'getOrder'], 'order.not-found')
    const args = loaderArgs<never>(`/checkout/bekräftelse/${orderNumber}`, { orderNumber })
    expect(await statusOf(confirmationLoader, args)).toBe(status)
  })
})
