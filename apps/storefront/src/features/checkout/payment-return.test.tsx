import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentElsewhere, PaymentStatus } from '@klarsikt/contract/shop/types'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { thrown } from '../../testing/loader-context.js'
import { renderShop, mockShopServer } from '../../testing/render-shop.js'
import { PaidElsewherePage } from './elsewhere-page.js'
import { loadReturn } from './payment-return.js'
import { WaitingPage } from './waiting-page.js'

const { server } = mockShopServer()
const paymentId = 'p'.repeat(24)
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k', csrfToken: () => 'token' })
const payment = (state: PaymentStatus['state']): PaymentStatus => ({
  id: paymentId,
  state,
  orderNumber: '12345678',
  amount: 1495,
  message: '',
})
const back = (query: string) => new URL(`https://klarsikt.test/checkout/klarna?paymentId=${paymentId}${query}`)

describe('the return from the payment page', () => {
  it.each([
    ['paid', '/checkout/bekr%C3%A4ftelse/12345678'],
    ['failed', '/checkout?betalning=nekad'],
    ['cancelled', '/checkout?betalning=avbruten'],
  ] as const)('leads on when the payment is %s, whatever the address says', async (state, location) => {
    server.use(mock('completePayment', () => ({ data: payment(state) })))
    expect(await thrown(() => loadReturn(client, back('&outcome=success')))).toMatchObject({ location })
  })

  it('hands over the approval with the session’s token', async () => {
    const seen: unknown[] = []
    server.use(
      mock(
        'completePayment',
        ({ body, headers }) => (seen.push(body, headers.get('CSRF-TOKEN')), { data: payment('pending') }),
      ),
    )
    await expect(loadReturn(client, back('&outcome=success&authorization_token=abc'))).resolves.toMatchObject({
      payment: { state: 'pending' },
    })
    expect(seen).toEqual([{ paymentId, outcome: 'success', authorizationToken: 'abc' }, 'token'])
  })

  it('waits when no answer comes, as the payment may have gone through', async () => {
    server.use(http.post('*/api/payment/complete', () => HttpResponse.error()))
    await expect(loadReturn(client, back('&outcome=success'))).resolves.toEqual({ paymentId, payment: null })
  })

  it('says how a payment stands that another browser began, and nothing else of it', async () => {
    server.use(
      mock(
        'completePayment',
        () => new MockRefusal(404, { code: 'order.not-found', message: 'Vi hittar inte ordern.' }),
      ),
    )
    const elsewhere = { state: 'paid' as const, orderNumber: '12345678', sentTo: 'e***@klarsikt.example' }
    server.use(mock('getPaymentElsewhere', () => ({ data: elsewhere })))
    await expect(loadReturn(client, back('&outcome=success'))).resolves.toEqual({ paymentId, elsewhere })
    server.use(
      mock('getPaymentElsewhere', () => new MockRefusal(404, { code: 'order.not-found', message: 'Finns inte.' })),
    )
    await expect(loadReturn(client, back('&outcome=success'))).resolves.toEqual({ paymentId, elsewhere: null })
    server.use(http.get('*/api/payment/:id/elsewhere', () => HttpResponse.error()))
    await expect(loadReturn(client, back('&outcome=success'))).resolves.toEqual({ paymentId, payment: null })
  })

  it('leads to the checkout without a payment in the address', async () => {
    expect(
      await thrown(() => loadReturn(client, new URL('https://klarsikt.test/checkout/klarna?paymentId=../x'))),
    ).toMatchObject({ location: '/checkout' })
  })
})

describe('the page of a payment that another browser began', () => {
  const show = (state: PaymentElsewhere['state'] | null, sentTo: string | null = 'e***@klarsikt.example') =>
    renderShop(
      <PaidElsewherePage
        paymentId={paymentId}
        elsewhere={state === null ? null : { state, orderNumber: '12345678', sentTo }}
      />,
      { path: '/checkout/klarna' },
    )

  it.each([
    ['paid', 'Betalningen är klar', /order 12345678 är lagd.*e\*\*\*@klarsikt\.example/],
    ['pending', 'Vi väntar på besked om betalningen', /Betala inte en gång till/],
    ['created', 'Vi väntar på besked om betalningen', /Betala inte en gång till/],
    ['failed', 'Köpet är inte betalt', /inga pengar är dragna/],
    ['cancelled', 'Köpet är inte betalt', /inga pengar är dragna/],
    [null, 'Vi hittar inte betalningen här', /skickar vi orderbekräftelsen med mejl/],
  ] as const)('that is %s says so, and leads on', (state, title, text) => {
    show(state)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.queryAllByRole('button', { name: 'Fråga igen' })).toHaveLength(
      state === 'pending' || state === 'created' ? 1 : 0,
    )
    const login = screen.queryByRole('link', { name: 'Logga in' })
    if (state === 'paid')
      expect(login).toHaveAttribute('href', '/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar%2F12345678')
    else expect(login).toBeNull()
  })
})

describe('the waiting page', () => {
  function Where() {
    const { pathname, search } = useLocation()
    return <output>{decodeURI(pathname + search)}</output>
  }
  const open = () =>
    renderShop(
      <>
        <WaitingPage paymentId={paymentId} payment={payment('pending')} />
        <Where />
      </>,
      { path: '/checkout/klarna' },
    )

  it('asks until the payment is settled, then shows the order', async () => {
    const answers = [payment('pending'), payment('paid')]
    server.use(mock('getPayment', () => ({ data: answers.shift() ?? payment('paid') })))
    open()
    await waitFor(
      () =>
        expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
          '/checkout/bekräftelse/12345678',
        ),
      { timeout: 8_000 },
    )
    expect(answers).toEqual([])
  }, 10_000)

  it('asks at once by hand, and says that there is no news', async () => {
    server.use(mock('getPayment', () => ({ data: payment('pending') })))
    open()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Fråga nu' }))
    expect(await screen.findByText('Inget besked än. Vi frågar igen.')).toBeInTheDocument()
  })

  it('never says that a payment failed because no answer came [ERR-002]', async () => {
    server.use(http.get('*/api/payment/:id', () => HttpResponse.error()))
    open()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Fråga nu' }))
    expect(await screen.findByText('Vi får inget svar just nu, men fortsätter att fråga.')).toBeInTheDocument()
  })
})
