import * as navMessages from '@klarsikt/core/messages/nav'
import { expect, test } from './support/test.js'

test.use({ javaScriptEnabled: false })

// A browser without scripting does not load the announced scripts.
test.beforeEach(({ trouble }) => trouble.allow(/^failed request: csp .*\/assets\//))

test('without script categories, products, search and texts are read and linked [ROUTE-046, SSEARCH-001]', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/ögonvård')
  const card = main.getByRole('article').first().getByRole('link').first()
  const name = await card.innerText()
  await card.click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(main).toContainText(/\d\skr/)
  await page.getByRole('banner').getByRole('button', { name: navMessages.search() }).click()
  await expect(page).toHaveURL(/\/search/)
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('linsvätska')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=linsv/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goto('/vanliga-frågor')
  const question = main.locator('details').filter({ hasText: 'Hur kan jag betala?' })
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  await page.getByRole('contentinfo').locator('summary').first().click()
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without script product page and empty checkout explain how to buy otherwise', async ({ page }) => {
  const main = page.getByRole('main')
  for (const path of ['/kontaktlinser/acuvue-1-day-moist-30-pack', '/checkout']) {
    await page.goto(path)
    await expect(main.getByText(/^Det går inte att lägga varor i varukorgen utan JavaScript/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'någon av våra butiker' })).toBeVisible()
  }
  await main.getByRole('link', { name: 'ring kundservice' }).click()
  await expect(main.getByRole('link', { name: /^08-/ }).first()).toBeVisible()
})
