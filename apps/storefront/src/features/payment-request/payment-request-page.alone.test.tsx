import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentRequestReply, PaymentRequestStatus } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { createRoutesStub, useLoaderData } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppLink } from '../../shell/app-link.js'
import { createShopStore, ShopProvider } from '../../shell/shop-state.js'
import { thrown } from '../../testing/loader-context.js'
import { mockShopServer } from '../../testing/render-shop.js'
import { leavePage } from '../checkout/leave-page.js'
import { loadPaymentRequest, type PaymentRequestData } from './load-payment-request.js'
import { PaymentRequestPage } from './payment-request-page.js'

vi.mock('../checkout/leave-page.js', () => ({ leavePage: vi.fn() }))

const { server } = mockShopServer()
const token = 'T'.repeat(43)
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k' })
const pageAt = (query = '') => new URL(`https://klarsikt.test/betala/${token}${query}`)

const request = (change: Partial<PaymentRequestStatus> = {}): PaymentRequestStatus => ({
  state: 'sent',
  payment: 'none',
  amount: 1495,
  purpose: 'Glasögon, order i butik',
  storeName: 'Klarsikt Umeå',
  expiresAt: '2026-11-26T10:04:00.000Z',
  message: 'Du betalar hos Klarna.',
  ...change,
})
const reply = (change: Partial<PaymentRequestReply> = {}): PaymentRequestReply => ({
  data: request(),
  redirectUrl: null,
  ended: null,
  ...change,
})

/** The page behind its own loader, so that looking again is the real thing. */
async function open(query = '') {
  const store = createShopStore({ cart: null, token: 'token', apiKey: 'test', consent: null })
  const Page = () => {
    const known: PaymentRequestData = useLoaderData()
    return (
      <ShopProvider value={store}>
        <LinkProvider component={AppLink}>
          <PaymentRequestPage {...known} />
        </LinkProvider>
      </ShopProvider>
    )
  }
  const Stub = createRoutesStub([
    {
      path: '/betala/:token',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request: asked }) => loadPaymentRequest(client, new URL(asked.url), token),
    },
  ])
  const rendered = render(<Stub initialEntries={[`/betala/${token}${query}`]} />)
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
const payButton = () => screen.getByRole('button', { name: /^Betala 1\s495\skr med Klarna$/ })

beforeEach(() => {
  vi.mocked(leavePage).mockClear()
  server.use(mock('getPaymentRequest', () => ({ data: request() })))
})

describe('the page of a link from a store (decisions L3)', () => {
  it('says what for, how much, which store and until when, and leads to Klarna', async () => {
    server.use(mock('payPaymentRequest', () => reply({ redirectUrl: 'https://klarna.test/page' })))
    const { container } = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betala till Klarsikt')
    for (const fact of ['Glasögon, order i butik', 'Klarsikt Umeå', '26 november 2026 kl. 11.04'])
      expect(screen.getByText(fact)).toBeInTheDocument()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.setup().click(payButton())
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('https://klarna.test/page'))
    expect(screen.getByText('Du skickas vidare till Klarna.')).toHaveRole('status')
  })

  it('opens one page however often the button is pressed', async () => {
    let asked = 0
    server.use(
      mock('payPaymentRequest', () => {
        asked += 1
        return reply({ redirectUrl: 'https://klarna.test/page' })
      }),
    )
    await open()
    await userEvent.setup().dblClick(payButton())
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    expect(asked).toBe(1)
  })

  it('says that the provider is away, and can be tried again [ERR-017]', async () => {
    server.use(
      mock(
        'payPaymentRequest',
        () => new MockRefusal(503, { code: 'payment.provider-unavailable', message: 'Försök igen senare.' }),
      ),
    )
    await open()
    await userEvent.setup().click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök igen senare.')
    expect(payButton()).toBeEnabled()
  })

  it('shows that it is paid, when it was paid in another tab', async () => {
    server.use(mock('payPaymentRequest', () => reply({ data: request({ state: 'paid' }) })))
    await open()
    server.use(mock('getPaymentRequest', () => ({ data: request({ state: 'paid', message: 'Klart.' }) })))
    await userEvent.setup().click(payButton())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tack för din betalning' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('Klart.')).toHaveRole('status')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('looks again by itself while the provider makes up its mind', async () => {
    server.use(mock('getPaymentRequest', () => ({ data: request({ payment: 'pending' }) })))
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betalningen behandlas')
    expect(screen.queryByRole('button', { name: /^Betala/ })).toBeNull()
    server.use(mock('getPaymentRequest', () => ({ data: request({ state: 'paid' }) })))
    await screen.findByRole('heading', { name: 'Tack för din betalning' }, { timeout: 6_000 })
  }, 10_000)

  it.each([
    ['?betalning=avbruten', 'Betalningen avbröts. Inga pengar har dragits.'],
    ['?betalning=nekad', 'Betalningen godkändes inte.'],
  ])('%s: says so, and can be tried again', async (query, text) => {
    await open(query)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(payButton()).toBeEnabled()
  })

  it('has no button when the link is good no longer', async () => {
    server.use(mock('getPaymentRequest', () => ({ data: request({ state: 'expired', message: 'Be om en ny.' }) })))
    await open('?betalning=nekad')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Länken gäller inte längre')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Hitta butik' })).toBeInTheDocument()
  })

  it('says of a link that leads nowhere what may be wrong with it', async () => {
    server.use(
      mock('getPaymentRequest', () => new MockRefusal(404, { code: 'payment-request.not-found', message: '' })),
    )
    await open()
    expect(screen.getByText(/Kontrollera att hela länken från mejlet kom med/)).toBeInTheDocument()
  })
})

describe('the way back from the payment page', () => {
  const led = (query: string) => thrown(() => loadPaymentRequest(client, pageAt(query), token))
  const page = `/betala/${token}`

  it.each([
    ['success', null, page],
    ['failure', 'declined', `${page}?betalning=nekad`],
    ['cancel', 'cancelled', `${page}?betalning=avbruten`],
  ] as const)('%s is handed in once and taken out of the address', async (outcome, ended, location) => {
    const seen: unknown[] = []
    server.use(
      mock('payPaymentRequest', ({ body, headers }) => {
        seen.push([body, headers.get('CSRF-TOKEN')])
        return reply({ ended })
      }),
    )
    expect(await led(`?outcome=${outcome}`)).toEqual({ status: 303, location })
    expect(seen).toEqual([[{ outcome }, 'token']])
  })

  it('shows how it stands when nobody could say', async () => {
    server.use(http.post('*/api/payment/request/:token', () => HttpResponse.error()))
    expect(await led('?outcome=success')).toEqual({ status: 303, location: page })
  })

  it('leads a browser without script to the payment page', async () => {
    server.use(mock('payPaymentRequest', () => reply({ redirectUrl: 'https://klarna.test/page' })))
    expect(await led('?betala=1')).toEqual({ status: 303, location: 'https://klarna.test/page' })
    server.use(mock('payPaymentRequest', () => new MockRefusal(503, { code: 'unavailable', message: '' })))
    expect(await led('?betala=1')).toEqual({ status: 303, location: `${page}?betalning=fel` })
  })
})
