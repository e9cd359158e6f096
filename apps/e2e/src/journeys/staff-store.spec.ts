import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { href } from '@klarsikt/shop-config/paths'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { createBrowserClient } from './support/browser-client.js'
import { hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const DROPS = 'oxyal-extra-droppar-10-ml'

test('a store puts a gift card in its cart, looks a customer up and hands the cart over, and the customer finds it until it is taken back [CARD-001, CHROME-030, ROLE-004, STAFF-001, STAFF-003] @money', async ({
  page,
  context,
  shop,
  sandbox,
  baseURL,
  openBrowser,
}) => {
  const customer = await registered(context.request, baseURL ?? '', sandbox, { name: 'butikskund' })
  const skuId = await shop.skuOf(DROPS)
  const { screen, desk } = await openStore(openBrowser, sandbox)
  await expect(screen.getByRole('banner').getByText(navMessages.storeBar())).toHaveCount(5)

  const { client, must } = createBrowserClient(screen.request, baseURL ?? '')
  await must(client.updateCart({ body: { skuId, quantity: 2 } }))
  const form = screen.getByRole('main')
  await open(screen, href('staff-gift-cards'))
  await hydrated(screen)
  await form.getByRole('radio', { name: /^500/ }).check()
  await expectAccessible(screen, 'the sale of gift cards')
  await desk.press(staffGiftCardMessages.add())
  await expect(form.getByRole('link', { name: staffGiftCardMessages.toCheckout() })).toBeVisible()

  await open(screen, href('staff-customers'))
  await form.getByRole('textbox', { name: staffMessages.query() }).fill(customer.email)
  await form.getByRole('textbox', { name: staffMessages.reason() }).fill('Kunden provar linser i butiken')
  await desk.press(staffMessages.find())
  await expect(form.getByText(staffMessages.customerNumber({ number: customer.customerNumber }))).toBeVisible()
  await expect(screen.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(screen, 'a customer who is found')
  await form.getByRole('combobox', { name: staffMessages.carryChannel() }).selectOption('email')
  await desk.press(staffMessages.carryCart())
  await desk.said(staffMessages.cartCarriedEmail())

  await open(page, href('home'))
  await page.getByRole('button', { name: navMessages.cartWithCount({ count: 3 }) }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()

  const letter = await sandbox.letter(customer.email, staffMessages.letterCartAction())
  await open(page, new URL(/https?:\S+\/mitt-konto\/\S+/.exec(letter.text)?.[0] ?? '').pathname)
  await hydrated(page)
  await expect(page.getByRole('link', { name: cartHandoverMessages.toCheckout() })).toBeVisible()
  await expectAccessible(page, 'what the store has handed over, for the customer')
  await form.getByRole('link', { name: cartHandoverMessages.staffToList() }).click()
  const handover = form.getByRole('listitem').filter({ hasText: customer.customerNumber })
  await expect(handover.getByText(cartHandoverMessages.stateOpened(), { exact: true }).first()).toBeVisible()
  await expectAccessible(screen, 'the carts that are handed over')
  await handover.getByText(cartHandoverMessages.staffWithdraw(), { exact: true }).click()
  await handover.getByText(cartHandoverMessages.staffWithdrawConfirm(), { exact: true }).click()
  await desk.said(cartHandoverMessages.staffWithdrawDone())
  await page.reload()
  await expect(page.getByRole('main').getByText(/har tagit tillbaka varorna/)).toBeVisible()
})
