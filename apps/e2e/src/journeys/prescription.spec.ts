import * as cartMessages from '@klarsikt/core/messages/cart'
import * as cartPairMessages from '@klarsikt/core/messages/cart-pair'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as prescriptionMessages from '@klarsikt/core/messages/prescription'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import type { Locator } from '@playwright/test'
import { cart } from './pages/cart.js'
import { lensStudio } from './pages/lens-studio.js'
import { fillPrescription } from './pages/prescription.js'
import { tabTo } from './support/keyboard.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const FRAME = '/glasögon/klarsikt-uggla-rod'

test('one press on the button is enough to see the error of the value typed last [VALID-027] @money', async ({
  page,
  hasTouch,
}) => {
  await open(page, FRAME)
  const { main, choose } = lensStudio(page)
  await choose(/^Enkelslipade/)
  await fillPrescription(main, { sphere: '-1,25', pd: '31,5' }, { sphere: '-2,00', pd: '31' })
  const sphere = main
    .getByRole('group', { name: /Vänster öga/ })
    .getByRole('textbox', { name: prescriptionFormMessages.sphere() })
  await sphere.fill('-1,3')
  await expect(sphere).toBeFocused()

  const button = main.getByRole('button', { name: commonMessages.continue(), exact: true })
  await button.scrollIntoViewIfNeeded()
  await expect(sphere).toBeFocused()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  if (hasTouch) await page.touchscreen.tap(x + width / 2, y + height / 2)
  // Pressed as long as by a slow finger: changes that the press causes must not interrupt it.
  else await page.mouse.click(x + width / 2, y + height / 2, { delay: 150 })
  await expect(main.getByRole('alert').filter({ hasText: /steg om 0,25/ })).toBeVisible()
  await expect(sphere).toBeFocused()
  await expect(sphere).toHaveAttribute('aria-invalid', 'true')
})

test('each step of the lens choice has an address and begins at its top, and a lens that does not suit is closed @money', async ({
  page,
}) => {
  await open(page, FRAME)
  const studio = lensStudio(page)
  const { main } = studio
  await studio.choose(/^Enkelslipade/)
  await fillPrescription(main, { sphere: '-4,50', pd: '31,5' }, { sphere: '-4,00', pd: '31' })
  await studio.toThickness()
  await expect(studio.step(lensStudioMessages.thicknessHeading())).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('radio', { name: /^Index 1,5.*±2,00, men höger öga behöver −4,50/ })).toBeDisabled()
  await expect(main.getByRole('radio', { name: /^Index 1,67.*Rekommenderas/ })).toBeChecked()

  // Neither going back nor reloading loses anything.
  await page.goBack()
  const sphere = main.getByRole('group', { name: /Höger öga/ }).getByRole('textbox', {
    name: prescriptionFormMessages.sphere(),
  })
  await expect(sphere).toHaveValue('−4,50')
  await page.goForward()
  await page.reload()
  await expect(main.getByRole('radio', { name: /^Index 1,67.*Rekommenderas/ })).toBeChecked()
  await main.getByRole('button', { name: commonMessages.continue(), exact: true }).click()
  await expect(studio.step(lensStudioMessages.treatmentHeading())).toBeFocused()
  await main.getByRole('radio', { name: /^Grått, solglas/ }).check()
  await studio.toSummary()
  const { addBy, drawer } = cart(page)
  await addBy(studio.addToCart)
  await expect(drawer).toContainText('−4,50')
  await expect(page).toHaveURL(/uggla-rod$/)
})

test('progressives are in the cart after few presses of the keyboard alone, with the focus in sight at each step @money', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'It is the same on a telephone, which has no keyboard.')
  await open(page, FRAME)
  const studio = lensStudio(page)
  const { main, step } = studio
  // Presses that do something; moving the focus does not count.
  let presses = 0
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await target.waitFor()
    await tabTo(page, target)
    await page.keyboard.press(key)
    presses++
  }
  const goOn = async (next: string) => {
    await press(main.getByRole('button', { name: commonMessages.continue(), exact: true }), 'Enter')
    await expect(step(next)).toBeFocused()
    await expect(step(next)).toBeInViewport({ ratio: 1 })
  }
  await press(main.getByRole('link', { name: productMessages.frameLenses(), exact: true }), 'Enter')
  await expect(step(lensStudioMessages.useHeading())).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await press(main.getByRole('link', { name: /^Progressiva/ }), 'Enter')
  await expect(step(lensStudioMessages.prescriptionHeading())).toBeFocused()

  for (const eye of [/Höger öga/, /Vänster öga/]) {
    const fields = main.getByRole('group', { name: eye })
    for (const [name, value] of [
      [prescriptionFormMessages.sphere(), '-1,25'],
      [prescriptionMessages.addition(), '2'],
      [prescriptionFormMessages.pd(), '31'],
    ] as const) {
      await tabTo(page, fields.getByRole('textbox', { name }))
      await page.keyboard.type(value)
    }
  }
  await press(main.getByRole('checkbox', { name: prescriptionFormMessages.confirmAge() }), 'Space')
  await goOn(lensStudioMessages.thicknessHeading())
  await goOn(lensStudioMessages.treatmentHeading())
  await goOn(lensStudioMessages.summaryHeading())
  await press(studio.addToCart, 'Enter')
  const { drawer, toggle } = cart(page)
  await expect(drawer).toContainText('ADD +2,00')
  expect(presses).toBeLessThan(14)
  // Closing the drawer returns the focus to a visible element.
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toHaveAccessibleName('Varukorg, 1 vara')
})

test('the same strengths with other lenses ask for a second pair, and an emptied cart comes back @money', async ({
  page,
  trouble,
}) => {
  // The backend's answer is a question, with status 409.
  trouble.allow(/\b409\b.*\/addPrescription/)
  const { addBy, drawer, toggle } = cart(page)
  const studio = lensStudio(page)
  const { main } = studio
  const choose = async (treatment: RegExp) => {
    await studio.choose(/^Enkelslipade/)
    await fillPrescription(main, { sphere: '-1', pd: '31' }, { sphere: '-1', pd: '31' })
    await studio.toThickness()
    await studio.toTreatment()
    await main.getByRole('radio', { name: treatment }).check()
    await studio.toSummary()
  }
  await open(page, FRAME)
  await choose(/^Klart/)
  await addBy(studio.addToCart)
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAccessibleName('Varukorg, 1 vara')

  await choose(/^Grått, solglas/)
  await studio.addToCart.click()
  const question = page.getByRole('dialog', { name: cartPairMessages.pairTitle() })
  await expect(question.getByRole('button', { name: cartPairMessages.pairAnother() })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('[data-cart-line]')).toHaveCount(2)

  await drawer.getByRole('button', { name: cartMessages.emptyAction() }).click()
  await expect(drawer.locator('[data-cart-line]')).toHaveCount(0)
  await drawer.getByRole('button', { name: cartMessages.undo() }).click()
  await expect(drawer.locator('[data-cart-line]')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAccessibleName('Varukorg, 2 varor')
})

test('the strengths of a pair in the cart are changed from there [CART-003] @money', async ({ page, shop }) => {
  await open(page, FRAME)
  const studio = lensStudio(page)
  const { main } = studio
  await studio.choose(/^Enkelslipade/)
  await fillPrescription(main, { sphere: '-1,25', pd: '31,5' }, { sphere: '-2,00', pd: '31' })
  await studio.throughThickness()
  const { addBy, drawer, toggle } = cart(page)
  await addBy(studio.addToCart)
  await page.keyboard.press('Escape')

  // From any page, and without strengths in the address.
  await open(page, '/ögonvård')
  await toggle.click()
  await drawer.getByRole('button', { name: new RegExp(`^${cartMessages.edit()}`) }).click()
  await expect(page).toHaveURL(/uggla-rod\/valj-glas\?par=[\w-]+$/)
  const left = main.getByRole('group', { name: /Vänster öga/ })
  const sphere = left.getByRole('textbox', { name: prescriptionFormMessages.sphere() })
  await expect(sphere).toHaveValue('−2,00')
  await sphere.fill('-1,5')
  await main.getByRole('checkbox', { name: prescriptionFormMessages.confirmAge() }).check()
  await studio.toSummary()
  await main.getByRole('button', { name: commonMessages.save(), exact: true }).click()
  await expect(drawer).toContainText('−1,50')
  const { items } = (await shop.must(shop.client.getCart())).cartHead.cart
  expect(items.map(({ quantity, prescriptionGlasses }) => [quantity, prescriptionGlasses?.leftSphere])).toEqual([
    [1, -1.5],
    [1, -1.5],
  ])
})
