import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import { href } from '@klarsikt/core/paths'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

/** Widths below are those of telephones, px. */
const NARROW = 600

test('staff put a payment without a number on the invoice that it is for [INV-001, INV-002]', async ({
  page,
  context,
  sandbox,
  browser,
  baseURL,
  viewport,
}) => {
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'bankkund' })
  const store = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'sv-SE' })
  const screen = await store.newPage()
  const desk = staff(screen)
  await desk.logIn(sandbox)
  await open(screen, href('staff-invoices'))
  const main = screen.getByRole('main')
  const type = (name: string, value: string) => main.getByRole('textbox', { name }).fill(value)
  await type(staffInvoiceMessages.customerNumber(), customer.customerNumber)
  await type(staffInvoiceMessages.text({ number: 1 }), 'Glasögon')
  await type(staffInvoiceMessages.price({ number: 1 }), '9 000')
  await desk.press(staffInvoiceMessages.send())
  const sent = main.getByText(/Faktura \d+ är skickad till kunden/)
  await expect(sent).toBeVisible()
  const number = /\d+/.exec(await sent.innerText())?.[0] ?? ''

  await open(screen, href('staff-payments'))
  await expectAccessible(screen, 'payments that are on no invoice')
  // Each width has a payment of its own in the demo.
  const payer = (viewport?.width ?? 0) < NARROW ? 'Familjen Sjö' : 'Lind & Co AB'
  const row = main.getByRole('listitem').filter({ hasText: payer })
  await row.getByText(staffPaymentMessages.match()).click()
  await row.getByRole('textbox').fill('123')
  await row.getByRole('button', { name: staffPaymentMessages.matchConfirm() }).click()
  await expect(row.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(staffPaymentMessages.noInvoice()))
  await row.getByRole('textbox').fill(number)
  await row.getByRole('button', { name: staffPaymentMessages.matchConfirm() }).click()
  await expect(main.getByText(staffPaymentMessages.done())).toBeVisible()
  await expect(row).toHaveCount(0)
  await store.close()

  await open(page, href('account-finance-details', { id: number, subId: '0' }))
  await expect(page.getByText(invoiceMessages.statusPartlyPaid(), { exact: true })).toBeVisible()
})
