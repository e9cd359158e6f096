import { searchMessages } from '@klarsikt/core/messages'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

/** Of the widget's Swedish table. */
const FIELD = 'Vad letar du efter?'

test('a category has the search of goods, and the header the search of everything [WMODAL-001, WMODAL-006, WMODAL-009, ROUTE-057]', async ({
  page,
}) => {
  // It is called by what was typed last.
  const field = page.getByRole('main').getByRole('button', { name: /^(Vad letar du efter\?|ray)$/ })
  // Until the discovery service of a shop that has just opened knows its goods, a category is listed plainly.
  await expect(async () => {
    await open(page, '/solglasögon')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.click()
  const modal = page.getByRole('dialog', { name: searchMessages['search.submit'] })
  const input = modal.getByRole('combobox', { name: FIELD })
  await expect(input).toBeFocused()
  await expect(page.locator('#depict-search-modal')).toBeVisible()
  await input.pressSequentially('ray')
  await expect(modal.getByRole('option').first()).toBeVisible()
  await expect(modal.locator('[data-product-id]')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(field).toBeFocused()

  await page.getByRole('banner').getByRole('button', { name: searchMessages['search.submit'] }).first().click()
  await expect(modal).toBeVisible()
  await expect(page.locator('#depict-search-modal')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await field.press('g')
  await expect(input).toHaveValue('g')
  await input.fill('gucci')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=gucci$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gucci')
})
