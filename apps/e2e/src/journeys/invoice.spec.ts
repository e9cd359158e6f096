import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/shop-config/paths'
import { klarna } from './pages/klarna.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

test('a store invoices a customer, who is declined once and then pays, and has the PDF [INV-001, ROUTE-019, ROUTE-020] @money', async ({
  page,
  context,
  sandbox,
  baseURL,
  openBrowser,
}) => {
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'fakturakund' })
  const { screen, desk } = await openStore(openBrowser, sandbox)
  const number = await desk.invoice(customer.customerNumber, 'Näskuddar', '249')
  await expectAccessible(screen, 'the invoices of the staff')
  await sandbox.letter(customer.email, number)

  await open(page, href('account-finance'))
  const main = page.getByRole('main')
  await expectAccessible(page, 'the invoices')
  await main.getByRole('link', { name: accountFinanceMessages.invoice({ invoiceNumber: number }) }).click()
  const pay = main.getByRole('button', { name: /^(?:Betala|Fortsätt betala) / })
  await expect(pay).toContainText(formatPrice(249))
  await expectAccessible(page, 'an invoice')
  const pdf = await page.request.get(
    (await main.getByRole('link', { name: accountFinanceMessages.pdf() }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await pay.click()
  await klarna(page).choose('decline')
  await expect(main.getByText(accountFinanceMessages.declined())).toBeVisible()
  await pay.click()
  await klarna(page).choose('approve')
  await expect(main.getByText(accountFinanceMessages.nothingLeft())).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText(invoiceMessages.statusPaid(), { exact: true })).toBeVisible()
  await expect(pay).toHaveCount(0)
})
