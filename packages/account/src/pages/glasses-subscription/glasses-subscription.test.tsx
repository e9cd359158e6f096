import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { GlassesSubscription } from '@klarsikt/contract/shop/types'
import {
  CANCELLED_GLASSES_SUBSCRIPTION,
  CREATED_GLASSES_SUBSCRIPTION,
  GLASSES_SUBSCRIPTION,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CARD_METHOD, NO_METHOD, SAVED_CARD } from '../../testing/payment-method.js'
import { changeGlassesSubscription } from './change-glasses-subscription.js'
import { GlassesSubscriptionPage } from './glasses-subscription-page.js'
import { loadGlassesSubscription } from './load-glasses-subscription.js'

const server = setupServer(mock('getPaymentMethod', () => ({ data: NO_METHOD })))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const AT = '/mitt-konto/abonnemang/glasögon/41250873'
const mount = () =>
  open({
    path: '/mitt-konto/abonnemang/glasögon/:subscriptionId',
    at: AT,
    load: loadGlassesSubscription,
    mutate: changeGlassesSubscription,
    page: GlassesSubscriptionPage,
  })
const show = (data: GlassesSubscription = GLASSES_SUBSCRIPTION) => {
  server.use(mock('getGlassesSubscription', () => ({ data })))
  return mount()
}

describe('an active subscription', () => {
  it('shows its state, content, months with their invoices, and what else there is [ROUTE-014, LIFE-001, LIFE-002]', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lifestyle Plus' })).toBeVisible()
    for (const fact of ['249 kr', '3 juni 2026', '2 juni 2027', 'Första månaden utan kostnad'])
      expect(document.body).toHaveTextContent(fact)
    const months = within(screen.getByRole('region', { name: 'Månader och fakturor' })).getAllByRole('listitem')
    expect(months.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/3 juli 2026–2 augusti 2026Faktura 100000012249\s?kr/),
      expect.stringMatching(/Kostnadsfri enligt erbjudandet0\s?kr/),
    ])
    const links = ['Faktura 100000012', 'Förmåner', 'Avtal och villkor'].map((name) =>
      decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? ''),
    )
    expect(links).toEqual([
      '/mitt-konto/betalning-fakturor/lifestyle/inv/100000012/41250873',
      `${AT}/förmåner`,
      `${AT}/avtal`,
    ])
  })

  it('gives the card of the exchange once it is taken out [LIFE-008]', async () => {
    const { user } = show()
    server.use(
      mock('exchangeGlassesSubscription', () => {
        server.use(
          mock('getGlassesSubscription', () => ({
            data: { ...CANCELLED_GLASSES_SUBSCRIPTION, winback: null, endDate: null },
          })),
        )
        return { success: true as const, data: CANCELLED_GLASSES_SUBSCRIPTION }
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Ta ut årets byte' }))
    expect(await screen.findByText('1234 5678 1234 5678')).toBeVisible()
    expect(screen.getByText(/^Värdekortet är klart/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ta ut årets byte' })).toBeNull()
  })

  it('is drawn from a saved card once that is chosen, and says when a declined one is tried again', async () => {
    const sent: unknown[] = []
    server.use(mock('getPaymentMethod', () => ({ data: CARD_METHOD })))
    const { user } = show()
    expect(await screen.findByRole('radio', { name: /^Faktura/ })).toBeChecked()
    const months = GLASSES_SUBSCRIPTION.months.map((month, at) =>
      at === 0 ? { ...month, nextTryOn: '2026-07-04' } : month,
    )
    server.use(
      mock('updateGlassesSubscriptionPayment', ({ body }) => {
        sent.push(body)
        const data = { ...GLASSES_SUBSCRIPTION, payment: SAVED_CARD, months }
        server.use(mock('getGlassesSubscription', () => ({ data })))
        return { success: true as const, data }
      }),
    )
    await user.click(screen.getByRole('radio', { name: /4242/ }))
    await user.click(screen.getByRole('button', { name: 'Spara betalsätt' }))
    expect(await screen.findByText('Betalsättet är sparat.')).toBeVisible()
    expect(sent).toEqual([{ savedPaymentId: SAVED_CARD.id }])
    expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked()
    expect(screen.getByText('Kortet kunde inte belastas. Vi försöker igen 4 juli 2026.')).toBeVisible()
  })

  it('is ended by a second press, which says until when [LIFE-004]', async () => {
    const { user } = show()
    server.use(
      mock('terminateGlassesSubscription', () => {
        server.use(mock('getGlassesSubscription', () => ({ data: CANCELLED_GLASSES_SUBSCRIPTION })))
        return { success: true as const, data: CANCELLED_GLASSES_SUBSCRIPTION }
      }),
    )
    await user.click(await screen.findByText('Säg upp abonnemanget'))
    await user.click(screen.getByRole('button', { name: 'Ja, säg upp till 2 juni 2027' }))
    expect(await screen.findByText('Abonnemanget är uppsagt. Sista dagen är 2 juni 2027.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ångra uppsägningen' })).toHaveAttribute('href', '/angratmig')
  })

  it('says why nothing came of a press', async () => {
    const { user } = show()
    server.use(
      mock(
        'exchangeGlassesSubscription',
        () => new MockRefusal(409, { code: 'glasses-subscription.not-active', message: 'Inte aktivt.' }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Ta ut årets byte' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Inte aktivt.')
  })
})

describe('a subscription that waits for its signature', () => {
  it('is read and signed by BankID, and is then active', async () => {
    const { user } = show(CREATED_GLASSES_SUBSCRIPTION)
    server.use(
      mock('signGlassesSubscription', () => ({
        success: true as const,
        autoStartToken: 'auto',
        qr: 'bankid.a.0.b',
        appUrl: null,
      })),
      mock('collectGlassesSubscription', () => {
        server.use(mock('getGlassesSubscription', () => ({ data: GLASSES_SUBSCRIPTION })))
        const rest = { hintCode: '', qr: null, autoStartToken: null, message: '' }
        return { success: true as const, status: 'complete' as const, ...rest }
      }),
    )
    expect(await screen.findByRole('link', { name: 'Visa Avtal' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Signera med BankID' }))
    expect(await screen.findByRole('heading', { name: 'Årets byte' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Signera med BankID' })).toBeNull()
  })

  it('says that another has signed, and can begin again', async () => {
    const { user } = show(CREATED_GLASSES_SUBSCRIPTION)
    const message = 'Avtalet signerades med någon annans BankID.'
    server.use(
      mock('signGlassesSubscription', () => ({
        success: true as const,
        autoStartToken: 'auto',
        qr: 'bankid.a.0.b',
        appUrl: null,
      })),
      mock(
        'collectGlassesSubscription',
        () => new MockRefusal(409, { code: 'glasses-subscription.other-signatory', message }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Signera med BankID' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Signera med BankID' })).toBeVisible()
  })
})

it('says that subscriptions are under maintenance [ERR-022]', async () => {
  const message = 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.'
  server.use(mock('getGlassesSubscription', () => new MockRefusal(503, { code: 'subscription.maintenance', message })))
  mount()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})

it('leads to the log-in without one', async () => {
  server.use(
    mock('getGlassesSubscription', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
  )
  mount()
  expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
})
