import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { href } from '@klarsikt/shop-config/paths'
import { cart } from './pages/cart.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'

/** The demo has four pieces in the store of its employee; each window size buys one. */
const ARTICLE = 'eyeq-omega-3-60-st'
const STORE = { id: 1001, name: 'Kista' }

test('goods are found in a store, bought, laid out there and handed over against the code [ENUM-008, ORD-006] @money', async ({
  page,
  shop,
  sandbox,
  openBrowser,
  trouble,
}, { project }) => {
  const main = page.getByRole('main')
  const email = `hamtar-${project.name}-${Date.now()}@exempel.test`

  await test.step('the product page says which stores have it', async () => {
    const { data: article } = await shop.must(shop.client.getArticleBySlug({ params: { slug: ARTICLE } }))
    const { data: stock } = await shop.must(shop.client.getStoreStock({ params: { id: article.id }, query: {} }))
    await open(page, `/ögonvård/${ARTICLE}`)
    await answerConsent(page)
    await expect(main.getByText(storesMessages.stockCount({ count: stock.count }))).toBeVisible()
    await main.getByRole('button', { name: storesMessages.stockShow() }).click()
    const sheet = page.getByRole('dialog', { name: storesMessages.stockTitle() })
    await sheet.getByRole('searchbox').fill(STORE.name)
    await sheet.getByRole('searchbox').press('Enter')
    await expect(sheet.getByRole('listitem').first().getByRole('link', { name: STORE.name })).toBeVisible()
    await expectAccessible(page, 'the stores that have an article')
    await sheet.getByRole('button', { name: commonMessages.close() }).click()
    await expect(sheet).toBeHidden()
  })

  const orderNumber = await test.step('a guest buys it to collect in a store', async () => {
    await cart(page).addBy()
    await cart(page).checkout().click()
    const pay = checkout(page)
    await pay.fillCustomer(email)
    await main.getByRole('radio', { name: deliveryMessages.clickAndCollect() }).check()
    await main.getByRole('combobox', { name: checkoutMessages.chooseStore() }).selectOption(String(STORE.id))
    await expect(main.getByRole('combobox', { name: checkoutMessages.chooseStore() })).toHaveAccessibleDescription(
      /^Finns i butiken, klar /,
    )
    await pay.acceptDelivery()
    await pay.buy()
    await klarna(page).choose('approve')
    const done = confirmation(page)
    const number = await done.orderNumber()
    await expect(done.main).toContainText(confirmationMessages.pickUpAt({ store: STORE.name }))
    return number
  })
  const charge = async () => (await sandbox.charges(orderNumber))[0]

  const store = await openBrowser()
  const screen = await store.newPage()
  const desk = staff(screen)
  await desk.logIn(sandbox)

  const code = await test.step('the store lays it out, and the customer gets the code', async () => {
    await desk.openOrder(orderNumber)
    await desk.press(staffOrderMessages.actionControl())
    await desk.said(staffOrderMessages.doneControl())
    await desk.press(staffOrderMessages.actionReady())
    await desk.said(staffOrderMessages.doneReady())
    await expectAccessible(screen, 'an order that is laid out')
    const { text } = await sandbox.letter(email, orderMessages.readyMailSubject({ orderNumber }))
    return new RegExp(String.raw`${orderMessages.readyMailCode()}: (\d{6})`).exec(text)?.[1] ?? ''
  })

  await test.step('the store hands it over against that code only, and the money is taken', async () => {
    const form = screen.getByRole('main')
    // The wrong code is refused.
    trouble.allow(/\b422\b/)
    await open(screen, `${href('staff-orders')}?queue=collect`)
    await expect(form.getByRole('listitem').filter({ hasText: orderNumber })).toBeVisible()
    await desk.openOrder(orderNumber)
    const field = form.getByRole('textbox', { name: staffOrderMessages.collectCode() })
    await field.fill(code === '000000' ? '000001' : '000000')
    await desk.press(staffOrderMessages.actionCollect())
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(staffOrderMessages.collectWrongCode()))
    expect((await charge())?.captured).toBe(0)
    await field.fill(code)
    await desk.press(staffOrderMessages.actionCollect())
    await desk.said(staffOrderMessages.doneCollect())
    await expect.poll(async () => (await charge())?.captured).toBe((await charge())?.authorized)
  })
})
