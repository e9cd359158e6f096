import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as productMessages from '@klarsikt/core/messages/product'
import { cart } from './pages/cart.js'
import { confirmation } from './pages/confirmation.js'
import { CUSTOMER } from './support/browser-client.js'
import { contentStops, focusStaysIn, tabTo } from './support/keyboard.js'
import { expect, test } from './support/test.js'

/** Most Tab stops of the start page. More would be too many for the keyboard; a row of goods counts as one product. */
const MAX_HOME_STOPS = 60

test('buys from the start page to the confirmation with only the keyboard [CHROME-004, CART-006]', async ({ page }) => {
  const main = page.getByRole('main')
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/')

  await press('Tab')
  await expect(page.getByRole('link', { name: navMessages.skipToContent() })).toBeFocused()
  await press('Enter')
  await expect(main).toBeFocused()
  // The cookie question is before the header, so Shift+Tab reaches it after some presses.
  await tabTo(page, page.getByRole('button', { name: 'Neka alla' }), 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('region', { name: 'Vi använder cookies' })).toBeHidden()
  await expect(main.getByRole('radio').first()).toBeAttached()
  await expect.poll(() => contentStops(page)).toBeLessThan(MAX_HOME_STOPS)

  await page.evaluate(() => document.querySelector<HTMLElement>('header a, header button')?.focus())
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: navMessages.careProducts() }))
  await press('Enter')
  await expect(page).toHaveURL(/\/%C3%B6gonv%C3%A5rd$/)
  await tabTo(page, main.getByRole('article').filter({ hasText: 'I lager' }).first().getByRole('link').first())
  await press('Enter')
  const buy = main.getByRole('button', { name: productMessages.addToCart(), exact: true })
  await expect(buy).toBeVisible()
  await tabTo(page, buy)
  await press('Enter')

  const { drawer, toggle } = cart(page)
  await expect(drawer).toBeVisible()
  await focusStaysIn(page, drawer)
  await press('Escape')
  await expect(drawer).toBeHidden()
  await expect(buy).toBeFocused()
  await tabTo(page, toggle, 'Shift+Tab')
  await press('Enter')
  await tabTo(page, drawer.getByRole('link', { name: cartMessages.goToCheckout() }))
  await press('Enter')

  const typed = [
    [/e-post/i, 'tangent@exempel.test'],
    [/förnamn/i, CUSTOMER.firstName],
    [/efternamn/i, CUSTOMER.lastName],
    [/mobil/i, CUSTOMER.mobile],
    [/adress/i, CUSTOMER.street],
    [/postnummer/i, CUSTOMER.postalCode],
  ] as const
  await expect(main.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible()
  for (const [label, value] of typed) {
    const field = main
      .getByRole('textbox', { name: label })
      .and(main.locator(label.source === 'adress' ? '[name=street]' : '*'))
    await field.waitFor()
    await tabTo(page, field, 'Tab', true)
    await page.keyboard.type(value)
  }
  await tabTo(page, main.getByRole('button', { name: checkoutMessages.toDelivery() }))
  await press('Enter')
  const chosen = main.getByRole('radio', { checked: true })
  await expect(main.getByRole('heading', { name: checkoutMessages.delivery() })).toBeFocused()
  await tabTo(page, chosen)
  const preset = await chosen.inputValue()
  await press('ArrowDown')
  await expect(chosen).not.toHaveValue(preset)
  await press('ArrowUp')
  await expect(chosen).toHaveValue(preset)
  await tabTo(page, main.getByRole('button', { name: checkoutMessages.toPayment() }))
  await press('Enter')
  const terms = main.getByRole('checkbox', { name: /^Jag godkänner/ })
  await expect(main.getByRole('heading', { name: checkoutMessages.payment() })).toBeFocused()
  await tabTo(page, terms)
  await press('Space')
  await tabTo(page, main.getByRole('button', { name: checkoutMessages.orderWithPayment() }))
  await press('Enter')
  const approve = page.getByRole('button', { name: 'Godkänn betalningen' })
  await approve.waitFor()
  await tabTo(page, approve)
  await press('Enter')
  await confirmation(page).orderNumber()
})
