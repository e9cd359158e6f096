import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import type { Page } from '@playwright/test'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const DROPS = 'eyeq-allt-i-ett-kanslig-120-ml'

async function atPayment(page: Page) {
  await open(page, '/checkout')
  const pay = checkout(page)
  await expect(pay.buyButton).toBeVisible()
  return pay
}

test('a gift card that covers everything buys without leaving the shop [ROUTE-039] @money', async ({
  page,
  shop,
  sandbox,
}) => {
  const { email } = await shop.fillCheckout(DROPS)
  const pay = await atPayment(page)
  await pay.useGiftCard('6400000000009000', '3456')
  await expect(page.getByRole('main').getByText(checkoutMessages.giftcardCoversAll())).toBeVisible()
  await pay.buy()
  const orderNumber = await confirmation(page).orderNumber()
  expect(await sandbox.charges(orderNumber)).toEqual([])
  await sandbox.letter(email, orderNumber)
})

test('a declined payment returns with a message, with cart and stock unchanged [ERR-017] @money', async ({
  page,
  shop,
}) => {
  await shop.fillCheckout(DROPS, 2)
  const before = (await shop.must(shop.client.getCart())).cartHead.cart.items
  const pay = await atPayment(page)
  await pay.buy()
  await klarna(page).choose('decline')
  await expect(pay.alert.filter({ hasText: purchaseErrorsMessages.paymentDeclined() })).toBeVisible()
  await expect(pay.buyButton).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /^Jag godkänner/ })).not.toBeChecked()
  expect((await shop.must(shop.client.getCart())).cartHead.cart.items).toEqual(before)

  // After the refusal, the same purchase can be paid at once.
  await pay.buy()
  await klarna(page).choose('approve')
  await confirmation(page).orderNumber()
})

test('a cancelled payment shows a message and preserves the cart [ERR-017] @money', async ({ page, shop }) => {
  await shop.fillCheckout(DROPS)
  const pay = await atPayment(page)
  await pay.buy()
  await klarna(page).choose('cancel')
  await expect(pay.alert.filter({ hasText: purchaseErrorsMessages.paymentCancelled() })).toBeVisible()
  expect((await shop.must(shop.client.getCart())).cartHead.cart.items).toHaveLength(1)
})

test('a payment under review waits and becomes the confirmation by itself [ROUTE-039] @money', async ({
  page,
  shop,
  sandbox,
}) => {
  await shop.fillCheckout(DROPS)
  const pay = await atPayment(page)
  await pay.buy()
  await klarna(page).choose('review')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: confirmationMessages.waitingTitle() })).toBeVisible()
  const orderNumber = /\d{8}/.exec(await main.getByText(/^Ordernummer \d{8}/).innerText())?.[0] ?? ''
  await sandbox.decide(orderNumber, 'accept')
  expect(await confirmation(page).orderNumber()).toBe(orderNumber)
})

test('pressing the buy button twice makes one order and one charge @money', async ({ page, shop, sandbox }) => {
  const { email } = await shop.fillCheckout(DROPS)
  const pay = await atPayment(page)
  await pay.acceptTerms()
  await pay.buyButton.dblclick()
  await klarna(page).choose('approve')
  const orderNumber = await confirmation(page).orderNumber()
  expect(await sandbox.charges(orderNumber)).toHaveLength(1)
  await sandbox.letter(email, orderNumber)
})

test('going back from the payment page shows the checkout, ready to be sent again @money', async ({ page, shop }) => {
  await shop.fillCheckout(DROPS)
  const pay = await atPayment(page)
  await pay.buy()
  await klarna(page).shown()
  await page.goBack()
  await expect(pay.buyButton).toBeEnabled()
  await expect(page.getByRole('main').getByText(checkoutMessages.pendingTitle())).toBeVisible()
  await page.getByRole('button', { name: checkoutMessages.pendingContinue() }).click()
  await klarna(page).shown()
  await klarna(page).choose('approve')
  await confirmation(page).orderNumber()
})
