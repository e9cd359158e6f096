import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as orderMessages from '@klarsikt/core/messages/order'
import { formatPrice } from '@klarsikt/core/money'
import { cart } from './pages/cart.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { lensStudio } from './pages/lens-studio.js'
import { fillPrescription } from './pages/prescription.js'
import { answerConsent } from './support/open.js'
import { expect, test } from './support/test.js'

/** Each window size uses its own gift card; both are worth less than the purchase. */
const CARDS = {
  phone: { number: '6400000000000500', pin: '1234', worth: '500 kr' },
  desktop: { number: '6400000000001000', pin: '2345', worth: '1 000 kr' },
} as const

test('buys glasses with lenses, contact lenses and care with a code, a gift card and Klarna, and they are ground and sent [CARD-002, ROUTE-059, CART-003, ROUTE-039] @money', async ({
  page,
  browser,
  sandbox,
  shop,
  trouble,
}, { project }) => {
  const card = CARDS[project.name as keyof typeof CARDS]
  const main = page.getByRole('main')
  const drawer = cart(page)

  await page.goto('/')
  await answerConsent(page)
  await main
    .getByRole('link', { name: /glasögon/i })
    .first()
    .click()
  await page.goto('/glasögon/isa-nord')
  await main.getByRole('article').filter({ hasText: 'I lager' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/glas%C3%B6gon\/isa-nord-/)
  // The address changes before the page does.
  await main.getByRole('link', { name: 'Välj glas', exact: true }).waitFor()
  const frame = await main.getByRole('heading', { level: 1 }).innerText()

  const studio = lensStudio(page)
  await studio.choose(/^Enkelslipade/)
  await fillPrescription(
    main,
    { sphere: '-1,25', cylinder: '-0,50', axis: '90', pd: '31,5' },
    { sphere: '−2,00', pd: '31' },
  )
  await studio.throughThickness()
  await drawer.addBy(studio.addToCart)
  await expect(drawer.drawer).toContainText(frame)
  await expect(drawer.drawer).toContainText('−1,25')
  await drawer.close()

  await page.goto('/kontaktlinser/acuvue-1-day-moist-30-pack')
  for (const [eye, power] of [
    ['Höger öga', '−2,00'],
    ['Vänster öga', '−2,50'],
  ] as const) {
    const group = main.getByRole('group', { name: eye, exact: true })
    await group.getByRole('combobox', { name: 'Styrka' }).selectOption({ label: power })
    for (const other of await group.getByRole('combobox').all())
      if ((await other.inputValue()) === '') await other.selectOption({ index: 1 })
  }
  await drawer.addBy()
  await drawer.close()

  await page.goto('/ögonvård')
  await main.getByRole('article').filter({ hasText: 'I lager' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/v%C3%A5rd\//)
  await drawer.addBy()
  await drawer.checkout().click()

  const pay = checkout(page)
  const email = `kund-${project.name}-${Date.now()}@exempel.test`
  await pay.fillCustomer(email)
  await pay.acceptDelivery()
  await pay.useDiscount('KLART15')
  await expect(main.getByText(/Rabattkoden KLART15 används/)).toBeVisible()
  await pay.useGiftCard(card.number, card.pin)
  await expect(main.getByText(`Presentkortet betalar ${card.worth}.`)).toBeVisible()
  await pay.buy()

  await klarna(page).shown()
  await klarna(page).choose('approve')
  const done = confirmation(page)
  const orderNumber = await done.orderNumber()
  await expect(done.main).toContainText(orderMessages.number())
  const payment = done.main.getByRole('region', { name: checkoutMessages.payment() })
  await expect(payment).toContainText('Presentkort')
  await expect(payment).toContainText(card.worth)
  await expect(payment).toContainText(/Klarna/)
  await expect(done.main).toContainText(frame)

  const [charge, ...more] = await sandbox.charges(orderNumber)
  expect(more).toEqual([])
  await expect(payment).toContainText(formatPrice((charge?.authorized ?? 0) / 100))
  const letter = await sandbox.letter(email, orderNumber)
  expect(letter.text).toContain(frame)

  await page.reload()
  expect(await done.orderNumber()).toBe(orderNumber)
  expect((await shop.must(shop.client.getCart())).cartHead.cart.items).toEqual([])

  // The simulated warehouse makes and packs the glasses; when they are sent, the money is captured.
  const sent = await sandbox.letter(email, `${orderNumber} är på väg`, 120_000)
  expect(sent.text).toContain(frame)
  await expect.poll(async () => (await sandbox.charges(orderNumber))[0]?.captured).toBe(charge?.authorized)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Bekräftelsen visas i webbläsaren du handlade i')
  await expect(stranger.getByText(frame)).toHaveCount(0)
  await stranger.context().close()
  expect(trouble.found()).toEqual([])
})
