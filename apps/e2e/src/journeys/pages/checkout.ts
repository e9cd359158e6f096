import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { expect, type Page } from '@playwright/test'
import { CUSTOMER } from '../support/browser-client.js'

const FIELDS = [
  [/förnamn/i, CUSTOMER.firstName],
  [/efternamn/i, CUSTOMER.lastName],
  [/mobil/i, CUSTOMER.mobile],
  [/gatuadress|^adress/i, CUSTOMER.street],
] as const

export function checkout(page: Page) {
  const main = page.getByRole('main')
  const buyButton = main.getByRole('button', { name: checkoutMessages.orderWithPayment() })
  return {
    buyButton,
    alert: main.getByRole('alert'),
    async fillCustomer(email: string) {
      for (const [label, value] of FIELDS) await main.getByRole('textbox', { name: label }).fill(value)
      await main.getByRole('textbox', { name: /e-post/i }).fill(email)
      await main.getByRole('textbox', { name: /postnummer/i }).pressSequentially(CUSTOMER.postalCode)
      await expect(main.getByRole('textbox', { name: /^ort/i })).toHaveValue(CUSTOMER.city)
      await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
    },
    async acceptDelivery() {
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(1)
      await main.getByRole('button', { name: checkoutMessages.toPayment() }).click()
      await expect(buyButton).toBeVisible()
    },
    async useDiscount(code: string) {
      await main.getByText(checkoutMessages.discountQuestion()).click()
      await main.getByRole('textbox', { name: cartMessages.discountCode() }).fill(code)
      await main.getByRole('button', { name: cartMessages.applyCode(), exact: true }).click()
    },
    async useGiftCard(number: string, pin: string) {
      await main.getByText(checkoutMessages.giftcardQuestion()).click()
      await main.getByRole('textbox', { name: giftcardMessages.number() }).fill(number)
      await main.getByRole('textbox', { name: giftcardMessages.pin() }).fill(pin)
      await main.getByRole('button', { name: checkoutMessages.giftcardApply() }).click()
      await expect(main.getByText(/^Presentkortet betalar/)).toBeVisible()
    },
    acceptTerms: () => main.getByRole('checkbox', { name: /^Jag godkänner/ }).check(),
    async buy() {
      await main.getByRole('checkbox', { name: /^Jag godkänner/ }).check()
      await buyButton.click()
    },
  }
}
