import { expect, test } from './support/test.js'

test('a list has one card of each model, and its toolbar sticks under the header and covers no card that has the focus [CHROME-004]', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const bar = page.locator('.ks-d-toolbar')
  // In a shop that has just started, categories are plain lists until the discovery service has the products.
  await expect(async () => {
    await page.goto('/glasögon')
    await expect(bar).toBeVisible({ timeout: 1000 })
  }).toPass()
  const cards = page.getByRole('main').locator('[data-position]').getByRole('heading').getByRole('link')
  await cards.nth(19).waitFor()
  // The number of models equals that of the shop's own list.
  const own = await page.request.get(`/api/site/category?path=${encodeURIComponent('/glasögon')}`)
  const { data } = (await own.json()) as { data: { total: number } }
  await expect(page.getByRole('main').getByText(`${data.total} träffar`, { exact: true }).first()).toBeVisible()

  await cards.nth(19).focus()
  // The bar sticks to the header, without a gap or overlap. On a phone the header's second row hides while the visitor
  // scrolls down.
  await expect
    .poll(async () => {
      const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
      const bottoms = await header.evaluate((element) =>
        Array.from(element.children, (row) =>
          row.checkVisibility({ visibilityProperty: true }) ? row.getBoundingClientRect().bottom : 0,
        ),
      )
      return Math.abs(top - Math.max(...bottoms))
    })
    .toBeLessThan(2)

  // Moving backwards, the next card comes from above, where the toolbar is.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    // The page may still be scrolling.
    await expect(async () => {
      const covered = await page.evaluate(() => {
        // A link represents its whole card; the compare button below it represents itself.
        const focused = document.activeElement
        const box = (
          focused instanceof HTMLAnchorElement ? focused.closest('[data-position]') : focused
        )?.getBoundingClientRect()
        const under = document.querySelector('.ks-d-toolbar')?.getBoundingClientRect().bottom ?? 0
        return box ? under - box.top : 0
      })
      expect(covered, `pixels covered ${step} steps before the twentieth card`).toBeLessThanOrEqual(0)
    }).toPass({ timeout: 10_000 })
  }

  await page.getByRole('main').getByRole('button', { name: 'Visa fler' }).click()
  await cards.nth(39).waitFor()
  // "Kvist, guld" is the model Kvist in one of its colours.
  const models = await page
    .getByRole('main')
    .locator('[data-position]')
    .evaluateAll((all) =>
      all.map((card) =>
        [card.querySelector('.ks-ProductCard-brand'), card.querySelector('h2')]
          .map((part) => part?.textContent.split(',')[0])
          .join(' '),
      ),
    )
  expect(models.length).toBeGreaterThanOrEqual(40)
  expect(models.filter((model, at) => models.indexOf(model) < at)).toEqual([])
})

test('a list keeps its place when the code of its parts comes late', async ({ page }) => {
  await page.goto('/glasögon')
  await expect(async () => {
    await page.reload()
    await expect(page.locator('.ks-d-toolbar')).toBeVisible({ timeout: 1000 })
  }).toPass()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/glasögon', { waitUntil: 'commit' })
  // Cards far below have an estimated height until they come near.
  const places = () =>
    page
      .locator('.ks-ProductCard-foot')
      .evaluateAll((elements) => elements.slice(0, 3).map((element) => element.getBoundingClientRect().top + scrollY))
  await page.locator('.ks-ProductCard-foot').nth(9).waitFor()
  // Places measured before the styles are loaded would be wrong.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('link[rel=stylesheet]')).every((link) => 'sheet' in link && link.sheet),
  )
  await page.evaluate(async () => document.fonts.ready)
  const drawn = await places()

  release()
  const compare = page
    .getByRole('main')
    .getByRole('button', { name: /^Jämför / })
    .first()
  await expect(async () => {
    await compare.click({ timeout: 1000 })
    await expect(compare).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  const alive = await places()
  const moves = drawn.map((top, index) => Math.abs(top - (alive[index] ?? 0)))
  expect(Math.max(...moves), 'pixels that something moved by').toBeLessThan(2)
})
