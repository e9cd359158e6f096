import * as cartMessages from '@klarsikt/core/messages/cart'
import * as productMessages from '@klarsikt/core/messages/product'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
import { expect, type Locator, type Page } from '@playwright/test'

export function cart(page: Page) {
  const drawer = page.getByRole('dialog', { name: cartMessages.title() })
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Varukorg, / })
  return {
    drawer,
    toggle,
    async addBy(
      button: Locator = page.getByRole('main').getByRole('button', { name: productMessages.addToCart(), exact: true }),
    ) {
      await button.click()
      await expect(drawer).toBeVisible()
    },
    async close() {
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    },
    line: (name: string) =>
      drawer.getByRole('group', { name: new RegExp(`^${quantityMessages.quantity()}: .*${name}`) }),
    checkout: () => drawer.getByRole('link', { name: cartMessages.goToCheckout() }),
  }
}
