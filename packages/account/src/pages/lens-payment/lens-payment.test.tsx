import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { CARD_METHOD, EXPIRED_CARD, NO_METHOD, SAVED_CARD } from '../../testing/payment-method.js'
import { changeLensPayment } from './change-lens-payment.js'
import { LensPaymentPage } from './lens-payment-page.js'
import { loadLensPayment } from './load-lens-payment.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PAGE = `/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}`
const OTHER_CARD = { ...SAVED_CARD, id: 'other-card', name: 'VISA •••• 1111' }
const BOTH: PaymentMethodChoice = { ...CARD_METHOD, saved: [SAVED_CARD, OTHER_CARD, EXPIRED_CARD] }

function show(method: PaymentMethodChoice, subscription = LENS_SUBSCRIPTION) {
  server.use(
    mock('getLensSubscription', () => ({ data: subscription })),
    mock('getPaymentMethod', () => ({ data: method })),
  )
  return open({
    path: '/mitt-konto/abonnemang/lins/:subscriptionId/uppdatera-betalning',
    at: `${PAGE}/uppdatera-betalning`,
    load: loadLensPayment,
    mutate: changeLensPayment,
    page: LensPaymentPage,
  })
}
const save = () => screen.getByRole('button', { name: /Spara betalsätt$/ })

describe('what a lens subscription is charged to [ROUTE-013]', () => {
  it('is one of the cards that can be charged, and shows which', async () => {
    const { container } = show(BOTH)
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await expectNoViolations(container)
  })

  it('begins with saving a card where there is none', async () => {
    const { container } = show(NO_METHOD)
    expect(await screen.findByText(/Du har inget sparat kort som kan användas/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Spara ett nytt kort' })).toBeVisible()
    await expectNoViolations(container)
  })

  it('says at the cards that none is chosen, and leads to them', async () => {
    const { user, container } = show(BOTH, { ...LENS_SUBSCRIPTION, payment: null })
    await screen.findByRole('radio', { name: /4242/ })
    await user.click(save())
    expect(await screen.findByText('Välj ett kort.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: /4242/ })).toHaveFocus())
    await expectNoViolations(container)
  })

  it('says at the cards that the chosen one cannot be charged', async () => {
    const message = 'Kortet kan inte användas längre.'
    server.use(mock('updateLensPayment', () => new MockRefusal(409, { code: 'saved-payment.unusable', message })))
    const { user } = show(BOTH)
    await user.click(await screen.findByRole('radio', { name: /1111/ }))
    await user.click(save())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('radio', { name: /1111/ })).toBeChecked()
  })

  it('sends a double press once, and leads back to the subscription', async () => {
    const sent: unknown[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { user } = show(BOTH)
    server.use(
      mock('updateLensPayment', async ({ body }) => {
        sent.push(body)
        await held
        return { success: true as const, data: LENS_SUBSCRIPTION }
      }),
    )
    await user.click(await screen.findByRole('radio', { name: /1111/ }))
    await user.dblClick(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(save()).toHaveAttribute('aria-busy', 'true')
    answer()
    expect(await screen.findByText(`at ${PAGE}`)).toBeVisible()
    expect(sent).toEqual([{ savedPaymentId: OTHER_CARD.id }])
  })

  it('says why a card cannot be saved', async () => {
    const message = 'Betalningen är inte tillgänglig just nu.'
    server.use(mock('savePayment', () => new MockRefusal(503, { code: 'payment-type.unavailable', message })))
    const { user } = show(NO_METHOD)
    await user.click(await screen.findByRole('button', { name: 'Spara ett nytt kort' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
