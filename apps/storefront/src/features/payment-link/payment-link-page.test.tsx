import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentLinkReply, PaymentLinkStatus } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { createRoutesStub, useLoaderData } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShopStore, ShopProvider } from '../../lib/shop-state.js'
import { AppLink } from '../../shell/app-link.js'
import { thrown } from '../../testing/loader-context.js'
import { mockShopServer } from '../../testing/render-shop.js'
import { loadPaymentLink, type PaymentLinkData } from './load-payment-link.js'
import { payByLink } from './pay-by-link.js'
import { PaymentLinkPage } from './payment-link-page.js'

const { server } = mockShopServer()
const token = 'T'.repeat(43)
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k', csrfToken: () => 'token' })
const pageAt = (query = '') => new URL(`https://klarsikt.test/betala/${token}${query}`)

const request = (change: Partial<PaymentLinkStatus> = {}): PaymentLinkStatus => ({
  state: 'sent',
  payment: 'none',
  amount: 1495,
  purpose: 'Glasögon, order i butik',
  storeName: 'Klarsikt Umeå',
  expiresAt: '2026-11-26T10:04:00.000Z',
  message: 'Du betalar hos Klarna.',
  ...change,
})
const reply = (change: Partial<PaymentLinkReply> = {}): PaymentLinkReply => ({
  data: request(),
  redirectUrl: null,
  ended: null,
  ...change,
})

/** The page with its own loader, so that a reload in the test is a real one. */
async function open(query = '') {
  const store = createShopStore({ cart: null, token: 'token', apiKey: 'test', consent: null })
  const Page = () => {
    const known: PaymentLinkData = useLoaderData()
    return (
      <ShopProvider value={store}>
        <LinkProvider component={AppLink}>
          <PaymentLinkPage {...known} />
        </LinkProvider>
      </ShopProvider>
    )
  }
  const Stub = createRoutesStub([
    {
      path: '/betala/:token',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request: asked }) => loadPaymentLink(client, new URL(asked.url), token),
      async action({ request: sent }) {
        const answer = await payByLink(client, await sent.formData())
        if (answer instanceof Response) left.push(answer.headers.get('Location'))
        return answer
      },
    },
  ])
  const rendered = render(<Stub initialEntries={[`/betala/${token}${query}`]} />)
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
const payButton = () => screen.getByRole('button', { name: /^Betala 1\s495\skr med Klarna$/ })

/** The addresses outside the shop to which the page has redirected. */
let left: (string | null)[] = []

beforeEach(() => {
  left = []
  server.use(mock('getPaymentLink', () => ({ data: request() })))
})

describe('the page of a link from a store', () => {
  it('says what for, how much, which store and until when, and leads to Klarna', async () => {
    server.use(mock('payPaymentLink', () => reply({ redirectUrl: 'https://klarna.test/page' })))
    const { container } = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betala till Klarsikt')
    for (const fact of ['Glasögon, order i butik', 'Klarsikt Umeå', '26 november 2026 kl. 11:04'])
      expect(screen.getByText(fact)).toBeInTheDocument()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.setup().click(payButton())
    await waitFor(() => expect(left).toEqual(['https://klarna.test/page']))
    expect(await screen.findByText('Du skickas vidare till Klarna.')).toHaveRole('status')
  })

  it('opens one page however often the button is pressed', async () => {
    let asked = 0
    server.use(
      mock('payPaymentLink', () => {
        asked += 1
        return reply({ redirectUrl: 'https://klarna.test/page' })
      }),
    )
    await open()
    await userEvent.setup().dblClick(payButton())
    await waitFor(() => expect(left).toHaveLength(1))
    expect(asked).toBe(1)
  })

  it('says that the provider is away, and can be tried again [ERR-017]', async () => {
    server.use(
      mock(
        'payPaymentLink',
        () => new MockRefusal(503, { code: 'payment.provider-unavailable', message: 'Försök igen senare.' }),
      ),
    )
    await open()
    await userEvent.setup().click(payButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök igen senare.')
    expect(payButton()).toBeEnabled()
  })

  it('shows that it is paid, when it was paid in another tab', async () => {
    server.use(mock('payPaymentLink', () => reply({ data: request({ state: 'paid' }) })))
    await open()
    server.use(mock('getPaymentLink', () => ({ data: request({ state: 'paid', message: 'Klart.' }) })))
    await userEvent.setup().click(payButton())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tack för din betalning' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('Klart.')).toHaveRole('status')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('looks again by itself while the provider makes up its mind', async () => {
    server.use(mock('getPaymentLink', () => ({ data: request({ payment: 'pending' }) })))
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Betalningen behandlas')
    expect(screen.queryByRole('button', { name: /^Betala/ })).toBeNull()
    server.use(mock('getPaymentLink', () => ({ data: request({ state: 'paid' }) })))
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
    server.use(mock('getPaymentLink', () => ({ data: request({ state: 'expired', message: 'Be om en ny.' }) })))
    await open('?betalning=nekad')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Länken gäller inte längre')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Hitta butik' })).toBeInTheDocument()
  })

  it('says of a link that leads nowhere what may be wrong with it', async () => {
    server.use(mock('getPaymentLink', () => new MockRefusal(404, { code: 'payment-link.not-found', message: '' })))
    await open()
    expect(screen.getByText(/Kontrollera att hela länken från mejlet eller sms:et kom med/)).toBeInTheDocument()
  })
})

describe('the way back from the payment page', () => {
  const led = (query: string) => thrown(() => loadPaymentLink(client, pageAt(query), token))
  const page = `/betala/${token}`

  it.each([
    ['success', null, page],
    ['failure', 'declined', `${page}?betalning=nekad`],
    ['cancel', 'cancelled', `${page}?betalning=avbruten`],
  ] as const)('%s is handed in once and taken out of the address', async (outcome, ended, location) => {
    const seen: unknown[] = []
    server.use(
      mock('payPaymentLink', ({ body, headers }) => {
        seen.push([body, headers.get('CSRF-TOKEN')])
        return reply({ ended })
      }),
    )
    expect(await led(`?outcome=${outcome}`)).toEqual({ status: 303, location })
    expect(seen).toEqual([[{ outcome }, 'token']])
  })

  it('shows its page when the state is unknown', async () => {
    server.use(http.post('*/api/payment/request/:token', () => HttpResponse.error()))
    expect(await led('?outcome=success')).toEqual({ status: 303, location: page })
  })

  it('pays nothing by being read, whatever an old address asks for', async () => {
    server.use(mock('payPaymentLink', () => expect.unreachable()))
    const { ended } = await loadPaymentLink(client, pageAt('?betala=1'), token)
    expect(ended).toBeNull()
  })
})

describe('without script', () => {
  const post = async () => {
    const form = new FormData()
    form.set('token', token)
    return payByLink(client, form)
  }
  it('the form leads to the payment page', async () => {
    server.use(mock('payPaymentLink', () => reply({ redirectUrl: 'https://klarna.test/page' })))
    const answer = (await post()) as Response
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'https://klarna.test/page'])
  })
  it('the page says why it could not be paid [ERR-017]', async () => {
    server.use(
      mock(
        'payPaymentLink',
        () => new MockRefusal(503, { code: 'payment.provider-unavailable', message: 'Försök igen senare.' }),
      ),
    )
    expect(await post()).toMatchObject({ data: { failure: 'Försök igen senare.' } })
  })
})
