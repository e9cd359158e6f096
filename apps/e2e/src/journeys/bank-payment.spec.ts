import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import { href } from '@klarsikt/shop-config/paths'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

/** Widths below this (px) are phones. */
const NARROW = 600

test('staff put a payment without a number on the invoice that it is for [INV-001, INV-002] @money', async ({
  page,
  context,
  sandbox,
  baseURL,
  viewport,
  openBrowser,
  trouble,
}) => {
  // A number that no invoice has.
  trouble.allow(/\b409\b.*\/match\b/)
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'bankkund' })
  const { screen, desk } = await openStore(openBrowser, sandbox, 'finance')
  const number = await desk.invoice(customer.customerNumber, 'Glasögon', '9 000')
  const main = screen.getByRole('main')

  await open(screen, href('staff-payments'))
  await expectAccessible(screen, 'payments that are on no invoice')
  // Each width has its own payment in the demo.
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

  await open(page, href('account-finance-details', { id: number, subId: '0' }))
  await expect(page.getByText(invoiceMessages.statusPartlyPaid(), { exact: true })).toBeVisible()
})
