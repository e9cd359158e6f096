import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as productMessages from '@klarsikt/core/messages/product'
import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'

const PATH = '/kontaktlinser/acuvue-1-day-moist-30-pack'

/** Puts one box for the right eye in the cart, as a subscription. */
async function subscribe(page: Page): Promise<void> {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const eye = main.getByRole('group', { name: 'Höger öga', exact: true })
  await eye.getByRole('combobox', { name: 'Styrka' }).selectOption({ label: '−2,00' })
  await eye.getByRole('combobox', { name: 'Radie' }).selectOption({ label: '8,5' })
  await main.getByRole('radio', { name: new RegExp(productMessages.buyAsSubscription()) }).check()
  await main.getByRole('button', { name: 'Lägg i varukorgen' }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** A lens subscription in the cart, and its checkout with a saved card. */
export const lensCartScreens: readonly Screen[] = [
  { name: 'over-cart-lenses', path: PATH, prepare: subscribe },
  {
    name: 'checkout-saved-card',
    path: '/checkout',
    as: 'customer',
    full: true,
    prepare: async (page) => {
      await subscribe(page)
      await page.goto('/checkout', { waitUntil: 'networkidle' })
      // The account fills in the customer.
      for (const step of [checkoutMessages.toDelivery(), checkoutMessages.toPayment()])
        await page.getByRole('button', { name: step }).click()
      await page.getByRole('radio', { name: /4242/ }).waitFor()
    },
  },
]
