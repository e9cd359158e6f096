import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { openStore } from './pages/staff.js'
import { ANNA, ORDER } from './support/behind-log-in.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

/** Checks that there are no controls and no navigation. */
const expectOnlyWords = async (page: Page) => {
  const main = page.getByRole('main')
  for (const role of ['button', 'textbox', 'navigation', 'combobox'] as const)
    await expect(main.getByRole(role)).toHaveCount(0)
}

test('on paper an order is what was bought and where it goes, and for staff the packing slip', async ({
  page,
  shop,
  sandbox,
  openBrowser,
}) => {
  await shop.must(shop.client.login({ body: ANNA }))
  await open(page, href('account-order', { orderId: ORDER }))
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: accountOrderMessages.lines() })).toBeVisible()
  await expectOnlyWords(page)

  const { screen } = await openStore(openBrowser, sandbox, 'customer-service')
  await open(screen, href('staff-order', { orderId: ORDER }))
  await screen.emulateMedia({ media: 'print' })
  const slip = screen.getByRole('main')
  await expect(slip.getByRole('heading', { name: staffOrderMessages.lines() })).toBeVisible()
  await expect(slip.getByRole('heading', { name: staffOrderMessages.delivery() })).toBeVisible()
  for (const words of [staffOrderMessages.notes(), staffOrderMessages.payment(), staffOrderMessages.letters()])
    await expect(slip.getByRole('heading', { name: words })).toHaveCount(0)
  await expectOnlyWords(screen)
})
