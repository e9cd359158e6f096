import { NOTIFICATION_MS } from '@klarsikt/core/limits'
import { cartMessages, errorMessages, productMessages } from '@klarsikt/core/messages'
import { cart } from './pages/cart.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'
const PRODUCT = `/tillbehör-kontaktlinser/${FLUID}`

test('previewCart opens the cart; plus is hidden at twelve and the badge stops at nine [CART-010, CART-011, CART-003]', async ({
  page,
  shop,
}) => {
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 11 } }))
  await page.goto('/?previewCart=1')
  const { drawer, toggle } = cart(page)
  await expect(drawer).toBeVisible()
  const plus = drawer.getByRole('button', { name: new RegExp(`^${cartMessages['cart.increase']}`) })
  await plus.click()
  await expect(drawer.getByRole('group', { name: /^Antal/ }).locator('output')).toHaveText('12')
  await expect(plus).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toHaveAccessibleName('Varukorg, 12 varor')
  await expect(toggle).toHaveText(/varor9\+?$/)
})

test('a removed line comes back by Undo, and one press empties the cart [CART-006, CART-007, CART-008, CART-009]', async ({
  page,
  shop,
}) => {
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/')
  const { drawer, toggle } = cart(page)
  await toggle.click()
  await drawer.getByRole('button', { name: /^Ta bort/ }).click()
  await expect(drawer.getByText(cartMessages['cart.empty'])).toBeVisible()
  const undo = drawer.getByRole('button', { name: cartMessages['cart.undo'] })
  await expect(undo).toBeVisible()
  // One key leads there; it stands still as long as it has the focus.
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await page.waitForTimeout(NOTIFICATION_MS + 200)
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: /Allt-i-ett Känslig/ })).toBeVisible()
  await drawer.getByRole('button', { name: cartMessages['cart.emptyAction'] }).click()
  await expect(drawer.getByRole('heading', { name: cartMessages['cart.empty'] })).toBeVisible()
  // What is told comes after what is shown.
  const told = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: { event: string }[] }).dataLayer
        .map(({ event }) => event)
        .filter((event) => /cart/.test(event))
        .toSorted(),
    )
  await expect.poll(told).toEqual(['add_to_cart', 'remove_from_cart', 'remove_from_cart', 'view_cart'])
  await drawer.getByRole('button', { name: cartMessages['cart.continueShopping'] }).click()
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('offline: a piece that cannot be added says so, and the cart stays as it was [ERR-002]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/api\/cart\/update|ERR_INTERNET_DISCONNECTED/)
  await open(page, PRODUCT)
  await page.route('**/api/cart/update', (route) => route.abort('internetdisconnected'))
  const { drawer, toggle } = cart(page)
  const buy = page.getByRole('main').getByRole('button', { name: productMessages['product.addToCart'], exact: true })
  await buy.click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(toggle).toHaveAccessibleName('Varukorg, tom')
  await page.unroute('**/api/cart/update')
  await buy.click()
  await expect(drawer).toBeVisible()
})

test('a change that the shop refuses is taken back on the screen [ERR-002]', async ({ page, shop, trouble }) => {
  trouble.allow(/api\/cart\/updateLine|status of 500/)
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 2 } }))
  await open(page, '/?previewCart=1')
  const { drawer } = cart(page)
  const quantity = drawer.getByRole('group', { name: /^Antal/ }).locator('output')
  await expect(quantity).toHaveText('2')
  await page.route('**/api/cart/updateLine', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: { code: 'unexpected', message: errorMessages['error.generic'] } },
    }),
  )
  await drawer.getByRole('button', { name: new RegExp(`^${cartMessages['cart.increase']}`) }).click()
  await expect(drawer.getByRole('alert').filter({ hasText: errorMessages['error.generic'] })).toBeVisible()
  await expect(quantity).toHaveText('2')
})

test('a press is kept while the code of the page cannot be fetched, and done when it comes', async ({
  page,
  trouble,
}) => {
  let away = true
  await page.route('**/assets/*.js', (route) => (away ? route.abort('connectionreset') : route.continue()))
  await page.goto(PRODUCT)
  const buy = page.getByRole('main').getByRole('button', { name: productMessages['product.addToCart'] }).first()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await buy.click()
  await failed
  await expect(buy).toHaveAttribute('aria-busy', 'true')
  away = false
  await expect(cart(page).drawer).toBeVisible()
  trouble.allow(/net::ERR_CONNECTION_RESET/)
})

test('lenses are bought once, and no subscription is offered that nobody delivers [ACC-1]', async ({ page, shop }) => {
  await open(page, '/kontaktlinser/acuvue-1-day-moist-30-pack')
  const main = page.getByRole('main')
  await expect(main.getByText(productMessages['product.buyAsSubscription'])).toHaveCount(0)
  const eye = main.getByRole('group', { name: 'Höger öga', exact: true })
  await eye.getByRole('combobox', { name: 'Styrka' }).selectOption({ label: '−2,00' })
  await eye.getByRole('combobox', { name: 'Radie' }).selectOption({ label: '8,5' })
  const { addBy, close } = cart(page)
  for (const quantity of [1, 2]) {
    await addBy()
    const { items } = (await shop.must(shop.client.getCart())).cartHead.cart
    expect(items.map((item) => [item.quantity, item.subscriptionInterval])).toEqual([[quantity, null]])
    await close()
  }
})
