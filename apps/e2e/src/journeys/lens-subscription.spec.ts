import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as productMessages from '@klarsikt/core/messages/product'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { cart } from './pages/cart.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

async function chooseLenses(page: Page): Promise<void> {
  await open(page, '/kontaktlinser/acuvue-1-day-moist-30-pack')
  const eye = page.getByRole('main').getByRole('group', { name: 'Höger öga', exact: true })
  await eye.getByRole('combobox', { name: 'Styrka' }).selectOption({ label: '−2,00' })
  await eye.getByRole('combobox', { name: 'Radie' }).selectOption({ label: '8,5' })
}

test('a customer subscribes to lenses, skips a delivery, adds a product, chooses its card, pauses, and ends it [LENS-001, LENS-004, LENS-006, ROUTE-009, ROUTE-010, ROUTE-011, ROUTE-012, ROUTE-013] @money', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const { email } = await registered(context.request, baseURL ?? '', sandbox, { name: 'linskund' })
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  await chooseLenses(page)
  await main.getByRole('radio', { name: new RegExp(productMessages.buyAsSubscription()) }).check()
  await main.getByRole('combobox', { name: productMessages.howOften() }).selectOption('m1')
  await cart(page).addBy()
  await cart(page).checkout().click()
  await expect(main.getByText(checkoutMessages.subscriptionSaved())).toBeVisible()
  const pay = checkout(page)
  await pay.fillCustomer(email)
  await pay.acceptDelivery()
  await pay.buy()
  await klarna(page).choose('approve')
  await confirmation(page).orderNumber()

  await open(page, href('account-subscriptions'))
  await expectAccessible(page, 'the list of subscriptions')
  await main.getByRole('link', { name: /1-Day Moist/ }).click()
  await expect(main.getByRole('heading', { name: accountSubscriptionMessages.next() })).toBeVisible()
  await expectAccessible(page, 'a lens subscription')
  await press(accountSubscriptionMessages.skip())
  await expect(main.getByText(/^Leveransen är borttagen/)).toBeVisible()
  await main.getByRole('link', { name: accountSubscriptionMessages.addProduct(), exact: true }).click()
  await main
    .getByRole('link', { name: /HydraGlyde/i })
    .first()
    .click()
  const eye = main.getByRole('group', { name: accountSubscriptionMessages.rightEye(), exact: true })
  await eye.getByRole('combobox', { name: accountSubscriptionMessages.strength() }).selectOption({ index: 1 })
  await press(accountSubscriptionMessages.add())
  await expect(main.getByRole('link', { name: /HydraGlyde/i })).toBeVisible()
  await main.getByRole('link', { name: accountSubscriptionMessages.changePayment(), exact: true }).click()
  await expect(main.getByRole('radio', { name: /4242/ })).toBeChecked()
  await press(accountSubscriptionMessages.paymentSave())
  await expect(main.getByRole('heading', { name: accountSubscriptionMessages.next() })).toBeVisible()
  await press(accountSubscriptionMessages.pause())
  await expect(main.getByText(subscriptionMessages.paused(), { exact: true })).toBeVisible()
  await press(accountSubscriptionMessages.activate())
  await expect(main.getByText(subscriptionMessages.activated(), { exact: true })).toBeVisible()
  await main.getByText(accountSubscriptionMessages.cancel()).first().click()
  await press(accountSubscriptionMessages.cancel())
  await expect(main.getByText(accountSubscriptionMessages.ended())).toBeVisible()
})

test('a box bought once stays so when the same lens is subscribed to, and vice versa [CART-004] @money', async ({
  page,
  shop,
}) => {
  const bought = async () =>
    (await shop.must(shop.client.getCart())).cartHead.cart.items.map(
      ({ quantity, subscriptionInterval }) => `${quantity} ${subscriptionInterval}`,
    )
  const { addBy, close } = cart(page)
  const main = page.getByRole('main')
  await chooseLenses(page)
  for (const [option, lines] of [
    [productMessages.oneTimePurchase(), ['1 null']],
    [productMessages.buyAsSubscription(), ['1 null', '1 m1']],
    [productMessages.oneTimePurchase(), ['2 null', '1 m1']],
  ] as const) {
    await main.getByRole('radio', { name: new RegExp(option) }).check()
    await addBy()
    expect(await bought()).toEqual(lines)
    await close()
  }
})
