import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const SCROLL_TOP_PX = 900

test('a reload, or going back to a page, restores the scroll position', async ({ page }) => {
  await open(page, '/köpvillkor')
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), SCROLL_TOP_PX)
  await expect.poll(place).toBe(SCROLL_TOP_PX)
  await page.reload()
  await expect.poll(place).toBe(SCROLL_TOP_PX)
  await page.goto('/press')
  expect(await place()).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(SCROLL_TOP_PX)
})
