import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const READ_TO = 900

test('whoever loads a page again, or comes back to it from another, is where they were', async ({ page }) => {
  await open(page, '/köpvillkor')
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), READ_TO)
  await expect.poll(place).toBe(READ_TO)
  await page.reload()
  await expect.poll(place).toBe(READ_TO)
  await page.goto('/press')
  expect(await place()).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(READ_TO)
})
