import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import { href } from '@klarsikt/shop-config/paths'
import { klarna } from './pages/klarna.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

test('a customer saves a card, is declined once, pays an invoice with it and removes it [INV-003, ROUTE-019] @money', async ({
  page,
  context,
  sandbox,
  baseURL,
  openBrowser,
}) => {
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'kortkund' })
  const { desk } = await openStore(openBrowser, sandbox)
  const number = await desk.invoice(customer.customerNumber, 'Näskuddar', '249')

  await open(page, href('account-finance'))
  const main = page.getByRole('main')
  await expect(main.getByRole('radio')).toHaveCount(4)
  await expect(main.getByRole('radio', { name: /^Kort/ })).toBeDisabled()
  const save = main.getByRole('button', { name: accountFinanceMessages.saveCard() })
  await save.click()
  await klarna(page).choose('decline')
  await expect(main.getByText(accountFinanceMessages.cardDeclined())).toBeVisible()
  await save.click()
  await klarna(page).choose('approve')
  await expect(main.getByText(accountFinanceMessages.cardSaved())).toBeVisible()
  await main.getByRole('radio', { name: /VISA/ }).check()
  await main.getByRole('button', { name: accountFinanceMessages.chooseType() }).click()
  await expect(main.getByText(accountFinanceMessages.typeSaved())).toBeVisible()
  await expectAccessible(page, 'how invoices are paid')

  await main.getByRole('link', { name: accountFinanceMessages.invoice({ invoiceNumber: number }) }).click()
  const charge = main.getByRole('button', { name: /med VISA/ })
  await sandbox.declineCards(customer.email, true)
  await charge.click()
  await expect(main.getByText(accountFinanceMessages.meansDeclined())).toBeVisible()
  await expect(main.getByRole('button', { name: accountFinanceMessages.payOtherwise() })).toBeVisible()
  await expectAccessible(page, 'an invoice whose card was declined')
  await sandbox.declineCards(customer.email, false)
  await charge.click()
  await expect(main.getByText(invoiceMessages.statusPaid(), { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(charge).toHaveCount(0)

  await open(page, href('account-finance'))
  await main.getByRole('button', { name: /^Ta bort VISA/ }).click()
  await expect(main.getByText(accountFinanceMessages.cardRemoved())).toBeVisible()
  await expect(main.getByText(accountFinanceMessages.noCards())).toBeVisible()
  await expect.poll(() => sandbox.cardStates(customer.email), { timeout: 30_000 }).toEqual(['CANCELLED'])
})

test('without script a card is saved, chosen and removed [INV-003] @money', async ({
  context,
  sandbox,
  browser,
  baseURL,
  viewport,
}) => {
  await registered(context.request, baseURL ?? '', sandbox, { name: 'utan-skript' })
  const plain = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport,
    locale: 'sv-SE',
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const page = await plain.newPage()
  const main = page.getByRole('main')
  await page.goto(href('account-finance'))
  const choose = main.getByRole('button', { name: accountFinanceMessages.chooseType() })
  await choose.click()
  await expect(main.getByText(accountFinanceMessages.typeRequired())).toBeVisible()
  await main.getByRole('button', { name: accountFinanceMessages.saveCard() }).click()
  await klarna(page).choose('approve')
  await expect(main.getByText(accountFinanceMessages.cardSaved())).toBeVisible()
  await main.getByRole('radio', { name: /VISA/ }).check()
  await choose.click()
  await expect(main.getByText(accountFinanceMessages.typeSaved())).toBeVisible()
  await expect(main.getByRole('radio', { name: /VISA/ })).toBeChecked()
  await main.getByRole('button', { name: /^Ta bort VISA/ }).click()
  await expect(main.getByText(accountFinanceMessages.noCards())).toBeVisible()
  await plain.close()
})
