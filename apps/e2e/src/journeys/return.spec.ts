import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as returnMessages from '@klarsikt/core/messages/return'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { account } from './pages/account.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'

test('a customer sends goods back, the store receives them, and the money returns to Klarna [ORD-004] @money', async ({
  page,
  shop,
  sandbox,
  openBrowser,
}) => {
  const main = page.getByRole('main')
  const email = `retur-${crypto.randomUUID().slice(0, 8)}@exempel.test`
  await open(page, '/mitt-konto/registrera')
  await account(page).register(email, sandbox)
  await account(page).logIn(email)
  await expect(page).toHaveURL('/mitt-konto')
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/checkout')
  const pay = checkout(page)
  await pay.fillCustomer(email)
  await pay.acceptDelivery()
  await pay.buy()
  await klarna(page).choose('approve')
  const orderNumber = await confirmation(page).orderNumber()
  // The simulated warehouse sends the order.
  await sandbox.letter(email, `${orderNumber} är på väg`, 120_000)
  await expect.poll(async () => (await sandbox.charges(orderNumber))[0]?.captured).toBeGreaterThan(0)

  await open(page, `/mitt-konto/ordrar/${orderNumber}/retur`)
  await main.getByRole('combobox', { name: returnMessages.quantity() }).selectOption('1')
  await main.getByRole('button', { name: returnMessages.submit() }).click()
  await expect(main.getByText(/^Din retur \S+ är registrerad/)).toBeVisible()
  // On a scrolled page, the sticky header would cover a part of the sections.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'a return')
  const label = await page.request.get(
    (await main.getByRole('link', { name: returnMessages.label() }).first().getAttribute('href')) ?? '',
  )
  expect(label.headers()['content-type']).toBe('application/pdf')

  const { screen } = await openStore(openBrowser, sandbox, 'customer-service')
  await expectAccessible(screen, 'the first page of the staff')
  await open(screen, '/butik-personal/ordrar?queue=returns')
  const row = screen.getByRole('main').getByRole('listitem').filter({ hasText: orderNumber })
  await expectAccessible(screen, 'the queue of returns')
  await row.getByText(staffOrderMessages.returnReceive()).click()
  await row.getByRole('combobox').selectOption('restock')
  await row.getByRole('button', { name: staffOrderMessages.returnConfirm() }).click()
  await expect(screen.getByRole('main').getByText(staffOrderMessages.returnDone())).toBeVisible()

  await sandbox.letter(email, `för din retur av order ${orderNumber}`, 60_000)
  const [charge] = await sandbox.charges(orderNumber)
  expect(charge?.refunded).toBe(charge?.captured)
  await page.goto(`/mitt-konto/ordrar/${orderNumber}`)
  await hydrated(page)
  await expect(main.getByRole('heading', { name: accountOrderMessages.lines() })).toBeVisible()
})
