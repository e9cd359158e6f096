import { randomInt } from 'node:crypto'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { formatPrice } from '@klarsikt/core/money'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'
const DROPS = 'oxyal-extra-droppar-10-ml'

/** Numbers reserved for fiction; each window size reads its own messages. */
const MOBILES = { phone: '+46701740621', desktop: '+46701740622' } as const

test('a day in the store: an order is controlled and sent, comes back line by line, is paid back, and money is asked for by SMS [ORD-004, ORD-006, STAFF-005] @money', async ({
  page,
  context,
  shop,
  sandbox,
  baseURL,
  openBrowser,
}, { project }) => {
  const mobile = MOBILES[project.name as keyof typeof MOBILES]
  const main = page.getByRole('main')
  const buyer = await registered(context.request, baseURL ?? '', sandbox, { name: 'butiksdag', mobile })
  for (const [slug, quantity] of [
    [FLUID, 1],
    [DROPS, 2],
  ] as const)
    await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(slug), quantity } }))

  const { screen, desk } = await openStore(openBrowser, sandbox, 'customer-service')

  const orderNumber = await test.step('a customer buys', async () => {
    await open(page, '/checkout')
    const pay = checkout(page)
    await pay.fillCustomer(buyer.email)
    await pay.acceptDelivery()
    await pay.buy()
    await klarna(page).choose('approve')
    return confirmation(page).orderNumber()
  })
  const charge = async () => (await sandbox.charges(orderNumber))[0]

  await test.step('the order is controlled and sent, and only then the money is taken', async () => {
    await desk.openOrder(orderNumber)
    expect((await charge())?.captured).toBe(0)
    await desk.press(staffOrderMessages.actionControl())
    await desk.said(staffOrderMessages.doneControl())
    await desk.press(staffOrderMessages.actionSend())
    await desk.said(staffOrderMessages.doneSend())
    await expectAccessible(screen, 'an order that is sent')
    await expect.poll(async () => (await charge())?.captured).toBe((await charge())?.authorized)
    await sandbox.letter(buyer.email, `${orderNumber} är på väg`)
  })

  await test.step('the customer sends all of it back', async () => {
    const { data } = await shop.must(shop.client.getOrderReturns({ params: { orderId: orderNumber } }))
    const lines = data.lines.map(({ lineId, left }) => ({ lineId, quantity: left, reason: 'regret' as const }))
    expect(lines).toHaveLength(2)
    await shop.must(shop.client.registerReturn({ params: { orderId: orderNumber }, body: { lines } }))
  })

  await test.step('one line is received and paid back, and then the other', async () => {
    for (const outcome of ['restock', 'scrap']) {
      await open(screen, '/butik-personal/ordrar?queue=returns')
      const row = screen.getByRole('main').getByRole('listitem').filter({ hasText: orderNumber })
      await row.getByText(staffOrderMessages.returnReceive()).click()
      // Pieces left at "not yet" stay in the return.
      await row.getByRole('combobox').first().selectOption(outcome)
      await row.getByRole('button', { name: staffOrderMessages.returnConfirm() }).click()
      await desk.said(staffOrderMessages.returnDone())
      const { refunded = 0, captured = 0 } = (await charge()) ?? {}
      if (outcome === 'restock') expect(refunded).toBeLessThan(captured)
    }
    await expect.poll(async () => (await charge())?.refunded, { timeout: 60_000 }).toBe((await charge())?.captured)
    await sandbox.letter(buyer.email, `för din retur av order ${orderNumber}`, 60_000)
    await desk.openOrder(orderNumber)
    const payment = screen.getByRole('region', { name: staffOrderMessages.payment() })
    await expect(payment.getByRole('term').filter({ hasText: staffOrderMessages.refunded() })).toBeVisible()
    await expect(payment).toContainText(formatPrice(((await charge())?.refunded ?? 0) / 100))
  })

  await test.step('the store asks for a payment by SMS, and the customer pays by the link in it', async () => {
    const purpose = `Justering ${orderNumber}`
    // The SMS names no goods, so the amount identifies it.
    const amount = randomInt(200, 900)
    const form = screen.getByRole('main')
    await open(screen, `/butik-personal/betallänk?kund=${buyer.customerNumber}`)
    await form.getByRole('textbox', { name: paymentLinkMessages.requestAmount() }).fill(String(amount))
    await form.getByRole('textbox', { name: paymentLinkMessages.purpose() }).fill(purpose)
    await form.getByRole('radio', { name: paymentLinkMessages.channelSms() }).check()
    await desk.press(paymentLinkMessages.requestSend())
    await expect(form.getByRole('status').filter({ hasText: 'sms' })).toBeVisible()
    await open(screen, '/butik-personal/ordrar?queue=payment-links')
    await expect(form.getByRole('listitem').filter({ hasText: purpose })).toBeVisible()

    const { message } = await sandbox.sms(mobile, `betala ${amount} kr:`)
    await page.goto('/sandbox/sms')
    await expect(page.getByText(message)).toBeVisible()
    await page.goto(/https?:\S+\/betala\/[\w-]+/.exec(message)?.[0] ?? '')
    await hydrated(page)
    await expect(main.getByText(purpose)).toBeVisible()
    await main.getByRole('button', { name: /^Betala .* med Klarna$/ }).click()
    await klarna(page).choose('approve')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(paymentLinkMessages.paidTitle())
    await screen.reload()
    await expect(form.getByRole('listitem').filter({ hasText: purpose })).toHaveCount(0)
  })
})
