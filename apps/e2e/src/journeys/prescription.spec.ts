import { prescriptionMessages, productMessages } from '@klarsikt/core/messages'
import { fillPrescription } from './pages/prescription.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

test('one press on the button is enough to hear of the wrong value typed last [VALID-027]', async ({
  page,
  hasTouch,
}) => {
  await open(page, '/glasögon/klarsikt-uggla-rod')
  await page.getByRole('main').getByRole('button', { name: 'Välj glas', exact: true }).click()
  const wizard = page.getByRole('dialog', { name: 'Välj glas' })
  await wizard.getByRole('button', { name: /^Enkelslipade/ }).click()
  await wizard.getByRole('button', { name: /\+ / }).first().click()
  await fillPrescription(wizard, { sphere: '-1,25', pd: '31,5' }, { sphere: '-2,00', pd: '31' })
  const sphere = wizard
    .getByRole('group', { name: /Vänster öga/ })
    .getByRole('textbox', { name: prescriptionMessages['prescription.sphere'] })
  await sphere.fill('-1,3')
  await expect(sphere).toBeFocused()

  const button = wizard.getByRole('button', { name: productMessages['product.addToCart'] })
  await button.scrollIntoViewIfNeeded()
  await expect(sphere).toBeFocused()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  if (hasTouch) await page.touchscreen.tap(x + width / 2, y + height / 2)
  else {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    // As long as a slow finger; what the press makes of the page must not come in between.
    await page.waitForTimeout(150)
    await page.mouse.up()
  }
  await expect(wizard.getByRole('alert').filter({ hasText: /steg om 0,25/ })).toBeVisible()
  await expect(sphere).toBeFocused()
  await expect(sphere).toHaveAttribute('aria-invalid', 'true')
})
