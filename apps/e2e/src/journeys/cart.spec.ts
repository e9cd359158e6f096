import { NOTIFICATION_MS } from '@klarsikt/core/limits'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as productMessages from '@klarsikt/core/messages/product'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
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
  const plus = drawer.getByRole('button', { name: new RegExp(`^${quantityMessages.increase()}`) })
  await plus.click()
  await expect(drawer.getByRole('group', { name: /^Antal/ }).locator('output')).toHaveText('12')
  await expect(plus).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toHaveAccessibleName('Varukorg, 12 varor')
  await expect(toggle).toHaveText(/varor9\+?$/)
})

test('Undo restores a removed line, and one press empties the cart [CART-006, CART-007, CART-008, CART-009]', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/')
  const { drawer, toggle } = cart(page)
  await toggle.click()
  await drawer.getByRole('button', { name: /^Ta bort/ }).click()
  await expect(drawer.getByText(cartMessages.empty())).toBeVisible()
  const undo = drawer.getByRole('button', { name: cartMessages.undo() })
  await expect(undo).toBeVisible()
  // One key moves the focus there. The notification stays as long as it has the focus.
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await page.clock.fastForward(NOTIFICATION_MS + 200)
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: /Allt-i-ett Känslig/ })).toBeVisible()
  await drawer.getByRole('button', { name: cartMessages.emptyAction() }).click()
  await expect(drawer.getByRole('heading', { name: cartMessages.empty() })).toBeVisible()
  // Events are sent after the visible change.
  const events = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: { event: string }[] }).dataLayer
        .map(({ event }) => event)
        .filter((event) => /cart/.test(event))
        .toSorted(),
    )
  await expect.poll(events).toEqual(['add_to_cart', 'remove_from_cart', 'remove_from_cart', 'view_cart'])
  await drawer.getByRole('button', { name: cartMessages.continueShopping() }).click()
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('offline: adding a piece shows an error, and the cart is unchanged [ERR-002]', async ({ page, trouble }) => {
  trouble.allow(/api\/cart\/update|ERR_INTERNET_DISCONNECTED/)
  await open(page, PRODUCT)
  await page.route('**/api/cart/update', (route) => route.abort('internetdisconnected'))
  const { drawer, toggle } = cart(page)
  const buy = page.getByRole('main').getByRole('button', { name: productMessages.addToCart(), exact: true })
  await buy.click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(toggle).toHaveAccessibleName('Varukorg, tom')
  await page.unroute('**/api/cart/update')
  await buy.click()
  await expect(drawer).toBeVisible()
})

test('a change that the shop refuses is rolled back on the screen [ERR-002]', async ({ page, shop, trouble }) => {
  trouble.allow(/api\/cart\/updateLine|status of 500/)
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 2 } }))
  await open(page, '/?previewCart=1')
  const { drawer } = cart(page)
  const quantity = drawer.getByRole('group', { name: /^Antal/ }).locator('output')
  await expect(quantity).toHaveText('2')
  await page.route('**/api/cart/updateLine', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: { code: 'unexpected', message: errorMessages.generic() } },
    }),
  )
  await drawer.getByRole('button', { name: new RegExp(`^${quantityMessages.increase()}`) }).click()
  await expect(drawer.getByRole('alert').filter({ hasText: errorMessages.generic() })).toBeVisible()
  await expect(quantity).toHaveText('2')
})

test('lenses are bought once where no subscription is chosen', async ({ page, shop }) => {
  await open(page, '/kontaktlinser/acuvue-1-day-moist-30-pack')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: new RegExp(productMessages.buyAsSubscription()) })).not.toBeChecked()
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
