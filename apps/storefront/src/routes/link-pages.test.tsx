import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { type ErrorCode, httpStatus } from '@klarsikt/core/errors'
import { encodePath } from '@klarsikt/core/paths'
import { type ForStaff, type ReadPage } from '@klarsikt/page-kit/page'
import { encodedHref, type PageKey, pagePaths } from '@klarsikt/shop-config/paths'
import { render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pageLoader } from '../lib/page-loader.js'
import { ErrorBoundary } from '../shell/route-error.js'
import { loaderArgs, thrown } from '../testing/loader-context.js'
import { mockShop } from '../testing/mock-shop.js'
import { loader as agreementLoader } from './agreement.js'
import { loader as confirmationLoader } from './confirmation.js'
import { loader as winbackLoader } from './lifestyle-winback.js'
import { loader as paymentLinkLoader } from './payment-link.js'
import { loader as refusedFileLoader } from './refused-file.js'
import { loader as requisitionLoader } from './requisition.js'
import { loader as requisitionsLoader } from './requisitions.js'

const server = setupServer(...mockShop('http://api.test').handlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Load = (args: never) => unknown
type Pages = Readonly<Record<string, { readonly page: ReadPage<unknown> & Partial<ForStaff> }>>
const PAGES = Object.values(
  import.meta.glob('../../../../packages/*/src/pages/*/page.ts', { eager: true }) as Pages,
).map(({ page }) => page)

/** Returns the loader of a link's page. */
function loaderOf({ load, page: key }: Pick<Link, 'load' | 'page'>): Load {
  const page = PAGES.find((one) => one.key === key)
  if (load === undefined && page === undefined) throw new Error(`${key} has no loader`)
  return load ?? pageLoader(page!)
}
type Call = Parameters<typeof mock>[0]

/** The backend's refusal of a link that was used, has expired, is malformed, or belongs to another customer. */
interface Link {
  readonly page: PageKey
  /** The loader of a route of its own. Without it, the page's object is loaded. */
  readonly load?: Load
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
const GLASSES = { ...LENSES, code: 'glasses-subscription.not-found' } as const

const LINKS: readonly Link[] = [
  {
    page: 'booking-visual-exam-details',
    calls: ['getBooking'],
    code: 'booking.not-found',
    status: 410,
    title: 'Länken öppnar ingen bokning',
  },
  {
    page: 'booking-waiting-list',
    query: `bokning=${'0'.repeat(32)}`,
    calls: ['getBooking'],
    code: 'booking.not-found',
    status: 410,
    title: 'Länken öppnar ingen bokning',
  },
  {
    page: 'booking-waiting-entry',
    calls: ['getWaitingEntry'],
    code: 'waiting-list.not-found',
    status: 410,
    title: 'Länken öppnar ingen bevakning',
  },
  {
    page: 'send-prescription',
    query: 'order=12345678&key=fel',
    calls: ['getAwaitedOrder'],
    code: 'awaited-prescription.not-found',
    status: 410,
    title: 'Länken öppnar ingen order som väntar på recept',
  },
  {
    page: 'account-cart-handover',
    calls: ['openCartHandover'],
    code: 'cart-handover.not-found',
    status: 403,
    title: 'Länken öppnas av den som fick den',
  },
  { page: 'account-order', calls: ['getOrder'], ...ORDER },
  { page: 'account-order-return', calls: ['getOrderReturns'], ...ORDER },
  { page: 'account-order-review', calls: ['getOrderReviews'], ...ORDER },
  { page: 'account-finance-details', calls: ['getInvoice'], ...INVOICE },
  {
    page: 'account-subscription-glasses-finance-invoice-id',
    calls: ['getSubscriptionInvoice'],
    ...INVOICE,
  },
  { page: 'account-subscription-lens', calls: ['getLensSubscription'], ...LENSES },
  {
    page: 'account-subscription-lens-products',
    calls: ['getLensSubscription', 'getLensSubscriptionProducts'],
    ...LENSES,
  },
  {
    page: 'account-subscription-lens-add-product',
    calls: ['getLensSubscription', 'getArticle'],
    ...LENSES,
  },
  {
    page: 'account-update-payment-method',
    calls: ['getLensSubscription', 'getPaymentMethod'],
    ...LENSES,
  },
  {
    page: 'account-subscription-glasses',
    calls: ['getGlassesSubscription', 'getPaymentMethod'],
    ...GLASSES,
  },
  {
    page: 'account-subscription-glasses-documents',
    calls: ['getGlassesSubscriptionDocuments'],
    ...GLASSES,
  },
  {
    page: 'account-subscription-glasses-document-id',
    calls: ['getGlassesSubscriptionDocument'],
    ...LENSES,
    code: 'glasses-subscription.document-not-found',
  },
  { page: 'account-subscription-glasses-perks', calls: ['getGlassesSubscriptionPerks'], ...GLASSES },
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
    page: 'requisition',
    load: requisitionLoader,
    calls: ['getRequisition'],
    code: 'requisition.not-found',
    status: 410,
    title: null,
  },
  {
    page: 'requisitions',
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
    code: 'glasses-subscription.link-expired',
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
    expect(await statusOf(loaderOf(link), argumentsOf(link))).toBe(link.status)
    if (link.title === null) return
    const Stub = createRoutesStub([
      { path: '*', loader: () => loaderOf(link)(argumentsOf(link)), Component: () => null, ErrorBoundary },
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
      const { status, location } = await thrown(async () => loaderOf(link)(argumentsOf(link)))
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
