import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { klarna } from './pages/klarna.js'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

test('a store invoices a customer, who is declined once and then pays, and has the PDF [INV-001, ROUTE-019, ROUTE-020]', async ({
  page,
  context,
  sandbox,
  browser,
  baseURL,
  viewport,
}) => {
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'fakturakund' })
  const store = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'sv-SE' })
  const screen = await store.newPage()
  const desk = staff(screen)
  await desk.logIn(sandbox)
  await open(screen, href('staff-invoices'))
  const form = screen.getByRole('main')
  const type = (name: string, value: string) => form.getByRole('textbox', { name }).fill(value)
  await type(staffInvoiceMessages.customerNumber(), customer.customerNumber)
  await type(staffInvoiceMessages.text({ number: 1 }), 'Näskuddar')
  await type(staffInvoiceMessages.price({ number: 1 }), '249')
  await expectAccessible(screen, 'the invoices of the staff')
  await desk.press(staffInvoiceMessages.send())
  const sent = form.getByText(/Faktura \d+ är skickad till kunden/)
  await expect(sent).toBeVisible()
  const number = /\d+/.exec(await sent.innerText())?.[0] ?? ''
  await store.close()
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
