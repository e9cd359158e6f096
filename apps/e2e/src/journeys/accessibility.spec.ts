import * as cartMessages from '@klarsikt/core/messages/cart'
import * as cookieMessages from '@klarsikt/core/messages/cookie'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as navMessages from '@klarsikt/core/messages/nav'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { categories, MISSING, openPages, others, products } from './support/routes.js'
import { expect, test } from './support/test.js'

const half = Math.ceil(openPages.length / 2)
const WALKS = {
  'the first pages': openPages.slice(0, half),
  'the other pages': openPages.slice(half),
  categories,
  products,
  'search, store and empty checkout': others,
}

for (const [name, paths] of Object.entries(WALKS)) {
  test(`${name}: no violations, one h1, landmarks, empty console [META-001, CHROME-015]`, async ({ page, trouble }, {
    project,
  }) => {
    test.setTimeout(480_000)
    // The desktop checks every page. The phone differs only in width and checks every third.
    const walked = paths.filter((_path, index) => project.name === 'desktop' || index % 3 === 0)
    for (const [index, path] of walked.entries()) {
      expect((await open(page, path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.getByRole('main'), path).toHaveCount(1)
      await expect(page.getByRole('banner'), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'sv')
      await expectAccessible(page, path, { footerSeen: index > 0 })
      expect.soft(trouble.found(), path).toEqual([])
    }
  })
}

test('a missing page is as accessible as the others [ERR-033]', async ({ page, trouble }) => {
  trouble.allow(/404/)
  expect((await open(page, MISSING))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan finns inte')
  await expectAccessible(page, MISSING)
})

test('overlays are accessible: menu, search, cart, cookies [CHROME-015, CHROME-020]', async ({ page, shop }) => {
  await shop.must(
    shop.client.updateCart({ body: { skuId: await shop.skuOf('eyeq-allt-i-ett-kanslig-120-ml'), quantity: 2 } }),
  )
  await open(page, '/vanliga-frågor')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: navMessages.openMenu() }).click()
  const menu = page.getByRole('dialog', { name: navMessages.menu() })
  await expect(menu).toBeVisible()
  await expectAccessible(page, 'menu')
  await menu.getByRole('button', { name: navMessages.glasses(), exact: true }).click()
  await expectAccessible(page, 'menu section')
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: navMessages.search() }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('linser')
  await expect(page.getByRole('link', { name: /^Visa alla/ })).toBeVisible()
  await expectAccessible(page, 'search overlay')
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: /^Varukorg/ }).click()
  await expect(page.getByRole('dialog', { name: cartMessages.title() })).toBeVisible()
  await expectAccessible(page, 'cart')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: footerMessages.cookieSettings() }).click()
  await expect(page.getByRole('dialog', { name: cookieMessages.settings() })).toBeVisible()
  await expectAccessible(page, 'cookie settings')
})

test('each step of the checkout is accessible, with and without errors [ROUTE-039]', async ({ page, shop }) => {
  const { client, must } = shop
  await must(client.updateCart({ body: { skuId: await shop.skuOf('eyeq-allt-i-ett-kanslig-120-ml'), quantity: 1 } }))
  await open(page, '/checkout')
  await expectAccessible(page, 'customer step')
  await page.getByRole('button', { name: 'Fortsätt till leverans' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page, 'customer step with faults')
  const { email } = await shop.fillCheckout('eyeq-allt-i-ett-kanslig-120-ml')
  await open(page, '/checkout?steg=delivery')
  await expectAccessible(page, 'delivery step')
  await open(page, '/checkout')
  await page.getByText('Har du en rabattkod?').click()
  await page.getByText('Har du ett presentkort?').click()
  await expectAccessible(page, 'payment step')
  await must(client.applyGiftCard({ body: { number: '6400000000009000', pin: '3456' } }))
  await must(client.setPayment({ body: { method: 60 } }))
  const placed = await must(
    client.submitCheckout({ body: { idempotencyKey: crypto.randomUUID(), termsAccepted: true } }),
  )
  expect(placed.status).toBe('placed')
  expect((await open(page, `/checkout/bekräftelse/${placed.orderNumber}`))?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page, 'confirmation')
})

test.describe('with pictures', () => {
  test.use({ pictures: true })
  test('product pictures are there, described, and reserve their place [CARD-003, MEDIA-001]', async ({ page }) => {
    await open(page, '/kontaktlinser/acuvue-1-day-moist-30-pack')
    // The picture is a button that enlarges it.
    const picture = page
      .getByRole('main')
      .getByRole('button', { name: /Acuvue/ })
      .first()
      .locator('img')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)), {
        timeout: 30_000,
      })
      .toBeGreaterThan(100)
    const shift = await page.evaluate(
      () =>
        new Promise<number>(
          (resolve) =>
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => resolve(0), 500),
        ),
    )
    expect(shift).toBeLessThan(0.05)
  })
})
