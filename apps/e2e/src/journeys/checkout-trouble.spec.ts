import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'

test('empty and invalid fields are named, summarised and cleared while typing [META-005, ERR-024, ERR-025, ERR-026] @money', async ({
  page,
  shop,
}) => {
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/checkout')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
  await expect(main.getByRole('alert').first()).toBeVisible()
  const wrong = [
    [/e-post/i, 'a@', validationMessages.emailInvalid()],
    [/mobil/i, 'abc', validationMessages.mobileInvalid()],
    [/postnummer/i, '12', validationMessages.postalCodeInvalid()],
  ] as const
  for (const [label, value, message] of wrong) {
    const field = main.getByRole('textbox', { name: label })
    await field.fill(value)
    await field.blur()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(message.slice(0, 24)))
  }
  const email = main.getByRole('textbox', { name: /e-post/i })
  await email.fill('kund@exempel.test')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('a step that the shop cannot store shows an error and preserves what was typed, also through a reload [ERR-002] @money', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.allow(/setCustomer|status of 500/)
  await shop.fillCheckout(FLUID)
  await page.route('**/api/checkout/setCustomer', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: { code: 'unexpected', message: errorMessages.generic() } },
    }),
  )
  await open(page, '/checkout?steg=customer')
  const main = page.getByRole('main')
  const street = main.getByRole('textbox', { name: /gatuadress|^adress/i })
  await street.fill('Lillgatan 7')
  await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
  await expect(main.getByRole('alert').filter({ hasText: checkoutMessages.retryHint() })).toBeVisible()
  await expect(street).toHaveValue('Lillgatan 7')
  await page.unroute('**/api/checkout/setCustomer')
  await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
  await expect(main.getByText('Lillgatan 7')).toBeVisible()
})
