import { expect, test } from './support/test.js'

test.afterEach(({ shop }) => {
  expect(shop.trouble).toEqual([])
})

test('the server renders the first products, and the browser hydrates them unchanged', async ({
  shop,
  page,
  request,
}) => {
  const html = await (await request.get('/search?query=cable&queryb=printer')).text()
  const written = [...html.matchAll(/data-product-id="([^"]+)"/g)].map(([, id]) => id)
  expect(written.length).toBe(40)
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shop.open('/search?query=cable&queryb=printer')
  await shop.found('cable')
  const second = page.getByRole('complementary', { name: 'Second search' })
  await expect(second.getByRole('heading', { level: 2 }).first()).toContainText('printer')
  expect(
    await page
      .locator('[data-product-id]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id'))),
  ).toEqual(written)
  expect(shop.to('search/results')).toEqual([])
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThanOrEqual(0.01)
})

test('two searches on a page have separate states', async ({ shop, page }) => {
  await shop.open('/search?query=cable&queryb=printer')
  const second = page.getByRole('complementary', { name: 'Second search' })
  await second.getByRole('button', { name: 'Sort by' }).click()
  await second.getByRole('radio', { name: 'Lowest price' }).check()
  await expect.poll(() => new URL(page.url()).searchParams.get('sortingb')).toBe('sale_price📈')
  expect(new URL(page.url()).searchParams.get('sorting')).toBeNull()
  await shop.found('cable')
})
