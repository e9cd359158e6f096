import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { CARD_METHOD } from '../../testing/payment-method.js'
import { changeLensPayment } from '../lens-payment/change-lens-payment.js'
import { LensPaymentPage } from '../lens-payment/lens-payment-page.js'
import { loadLensPayment } from '../lens-payment/load-lens-payment.js'
import { AddLensPage } from '../lens-products/add-lens-page.js'
import { addLens } from '../lens-products/add-lens.js'
import { LensProductsPage } from '../lens-products/lens-products-page.js'
import { loadAddLens, loadLensProducts } from '../lens-products/load-lens-products.js'
import { changeLensSubscription } from '../lens-subscription/change-lens-subscription.js'
import { LensSubscriptionPage } from '../lens-subscription/lens-subscription-page.js'
import { loadLensSubscription } from '../lens-subscription/load-lens-subscription.js'
import { loadSubscriptions } from './load-subscriptions.js'
import { SubscriptionsPage } from './subscriptions-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const message = 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.'
const closed = () => new MockRefusal(503, { code: 'subscription.maintenance', message })
const LENS = '/mitt-konto/abonnemang/lins/:subscriptionId'
const at = LENS.replace(':subscriptionId', LENS_SUBSCRIPTION.id)
const subscription = {
  path: LENS,
  at,
  load: loadLensSubscription,
  mutate: changeLensSubscription,
  page: LensSubscriptionPage,
}

describe('while subscriptions are under maintenance', () => {
  it.each([
    ['the list', () => open({ path: '/mitt-konto/abonnemang', load: loadSubscriptions, page: SubscriptionsPage })],
    ['a subscription', () => open(subscription)],
    [
      'what can be added',
      () =>
        open({
          path: `${LENS}/ny-produkt`,
          at: `${at}/ny-produkt`,
          load: loadLensProducts,
          page: LensProductsPage,
        }),
    ],
    [
      'adding lenses',
      () =>
        open({
          path: `${LENS}/ny-produkt/:articleId`,
          at: `${at}/ny-produkt/200001`,
          load: loadAddLens,
          mutate: addLens,
          page: AddLensPage,
        }),
    ],
    [
      'the payment',
      () =>
        open({
          path: `${LENS}/uppdatera-betalning`,
          at: `${at}/uppdatera-betalning`,
          load: loadLensPayment,
          mutate: changeLensPayment,
          page: LensPaymentPage,
        }),
    ],
  ])('%s says so, and offers nothing but to try again [ERR-022]', async (_name, show) => {
    server.use(
      mock('listSubscriptions', closed),
      mock('getLensSubscription', closed),
      mock('getLensSubscriptionProducts', closed),
      mock('getArticle', () => new MockRefusal(404, { code: 'article.not-found', message: 'Finns inte.' })),
      mock('getPaymentMethod', () => ({ data: CARD_METHOD })),
    )
    show()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Försök igen'])
  })

  it('a change that comes meanwhile says why nothing happened [ERR-022]', async () => {
    server.use(
      mock('getLensSubscription', () => ({ data: LENS_SUBSCRIPTION })),
      mock('getExamPerks', () => ({ isMember: false, revisits: [], lensExam: { from: null }, glassesExam: null })),
      mock('getArticle', () => new MockRefusal(404, { code: 'article.not-found', message: 'Finns inte.' })),
      mock('pauseLensSubscription', closed),
    )
    const { user } = open(subscription)
    await user.click(await screen.findByRole('button', { name: 'Pausa' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
