import { expect, test } from './support/test.js'

test('the toolbar of a list sticks under the header and covers no card that has the focus [CHROME-004]', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const bar = page.locator('[part=toolbar]')
  // Until the discovery service of a shop that has just opened knows its goods, a category is listed plainly.
  await expect(async () => {
    await page.goto('/glasögon')
    await expect(bar).toBeVisible({ timeout: 1000 })
  }).toPass()
  const cards = page.getByRole('main').locator('[data-position]').getByRole('link')
  await cards.nth(19).waitFor()

  await cards.nth(19).focus()
  await expect(async () => {
    const [above, below] = [await header.boundingBox(), await bar.boundingBox()]
    // Stuck, and neither with a gap to the header nor behind it.
    expect(Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)))).toBeLessThan(2)
  }).toPass()

  // Backwards the next card comes from above, where the toolbar stands.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    // The page may still be on its way there.
    await expect(async () => {
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.closest('[data-position]')?.getBoundingClientRect()
        const under = document.querySelector('[part=toolbar]')?.getBoundingClientRect().bottom ?? 0
        return box ? under - box.top : 0
      })
      expect(covered, `pixels covered ${step} steps before the twentieth card`).toBeLessThanOrEqual(0)
    }).toPass({ timeout: 10_000 })
  }
})
