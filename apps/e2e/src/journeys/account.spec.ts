import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { account } from './pages/account.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { expectAccessible } from './support/axe.js'
import { CUSTOMER } from './support/browser-client.js'
import { hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'

test('who registers on the way through the checkout buys as a customer, and cancels the order [CARD-002, AUTH-005] @account', async ({
  page,
  shop,
  sandbox,
}) => {
  const email = `konto-${crypto.randomUUID().slice(0, 8)}@exempel.test`
  const main = page.getByRole('main')
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/checkout')
  await main.getByRole('link', { name: checkoutMessages.logIn() }).click()
  await expect(page).toHaveURL(/\/mitt-konto\/logga-in\?next=/)
  await expectAccessible(page, 'the log-in')
  await main.getByRole('link', { name: authMessages.registerAction() }).click()
  await expect(main.getByRole('heading', { level: 1, name: authMessages.registerTitle() })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page, 'the registration')
  await account(page).register(email, sandbox)
  await account(page).logIn(email)

  // Back in the checkout: the cart is still there, and the account fills in known fields.
  await expect(page).toHaveURL('/checkout')
  const pay = checkout(page)
  await expect(main.getByText(checkoutMessages.loggedIn({ email }))).toBeVisible()
  await expect(main.getByRole('textbox', { name: /förnamn/i })).toHaveValue(CUSTOMER.firstName)
  await pay.fillCustomer(email)
  await pay.acceptDelivery()
  await pay.buy()
  await klarna(page).choose('approve')
  const orderNumber = await confirmation(page).orderNumber()

  await open(page, '/mitt-konto/ordrar')
  await expectAccessible(page, 'the orders')
  await main.getByRole('link', { name: new RegExp(orderNumber) }).click()
  await hydrated(page)
  await expectAccessible(page, 'an order')
  await account(page).cancelOrder()
  await expect.poll(async () => (await sandbox.charges(orderNumber)).map(({ captured }) => captured)).toEqual([0])
  await page.reload()
  await expect(main.getByText('Avbruten').first()).toBeVisible()
})

test('a customer who was logged out while typing finds it again after the log-in @account', async ({
  page,
  context,
  trouble,
}) => {
  // The backend refuses this call, and the refusal leads to the log-in.
  trouble.allow(/updateDetails/)
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: /förnamn/i })
  await open(page, '/mitt-konto/logga-in?next=/mitt-konto/uppgifter')
  await account(page).logIn('erik@klarsikt.example', 'Visa-mer-2026')
  await expect(page).toHaveURL('/mitt-konto/uppgifter')
  await name.fill('Erik Johan')
  await context.clearCookies()
  await main.getByRole('button', { name: accountMessages.detailsSave() }).click()
  await expect(page).toHaveURL(/\/mitt-konto\/logga-in\?next=/)
  await account(page).logIn('erik@klarsikt.example', 'Visa-mer-2026')
  await expect(page).toHaveURL('/mitt-konto/uppgifter')
  await expect(main.getByText(accountMessages.typedBeforeLogin())).toBeVisible()
  await expect(name).toHaveValue('Erik Johan')
})

test('a customer who was logged out in the middle of the checkout finds everything again @account', async ({
  page,
  shop,
  context,
}) => {
  const main = page.getByRole('main')
  await open(page, '/mitt-konto/logga-in')
  await account(page).logIn('erik@klarsikt.example', 'Visa-mer-2026')
  await expect(page).toHaveURL('/mitt-konto')
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/checkout')
  await main.getByRole('textbox', { name: /gatuadress/i }).fill('Vasagatan 7')
  await context.clearCookies()

  await main.getByRole('textbox', { name: /mobil/i }).fill(CUSTOMER.mobile)
  await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
  await open(page, '/checkout')
  await main.getByRole('link', { name: checkoutMessages.emptyLoggedOut() }).click()
  await account(page).logIn('erik@klarsikt.example', 'Visa-mer-2026')
  await expect(page).toHaveURL('/checkout')
  await expect(main.getByRole('textbox', { name: /gatuadress/i })).toHaveValue('Vasagatan 7')
})
