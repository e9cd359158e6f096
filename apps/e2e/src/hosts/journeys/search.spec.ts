import { expect, test } from './support/test.js'

test.afterEach(({ shop }) => {
  expect(shop.trouble).toEqual([])
})

test('typing suggests, arrows choose, and Enter searches [WMODAL-005] [WMODAL-006] [WMODAL-021] [WMODAL-022]', async ({
  shop,
  page,
}) => {
  await shop.open()
  await shop.type('lapto')
  await expect(shop.options.first()).toBeVisible()
  await expect(shop.modal.locator('[data-product-id]')).toHaveCount(4)
  // Suggestions for the first letter may still be shown; choosing a row that disappears would fail.
  await expect(shop.options.filter({ hasNotText: /lapto/i })).toHaveCount(0)
  await shop.input.press('ArrowDown')
  const chosen = shop.options.and(page.locator('[aria-selected=true]'))
  await expect(chosen).toHaveCount(1)
  const active = await shop.input.getAttribute('aria-activedescendant')
  expect(await chosen.getAttribute('id')).toBe(active)
  const words = await shop.input.inputValue()
  await shop.input.press('Enter')
  await expect(shop.modal).toBeHidden()
  await shop.found(words)
  expect(new URL(page.url()).searchParams.get('query')).toBe(words)
})

test('six letters cost one search and two lists of suggestions [WSUGG-003] [WMODAL-032]', async ({ shop, page }) => {
  // The test controls the page's clock, so that letters come every 100 ms even on a busy machine.
  await page.clock.install()
  await shop.open()
  await shop.field.click()
  const asked = () => [shop.to('search/results').length, shop.to('search/suggestions').length]
  const [results = 0, suggestions = 0] = asked()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const letter of 'laptop') {
    await shop.input.press(letter)
    await page.clock.runFor(100)
  }
  await page.clock.runFor(300)
  await page.clock.resume()
  await expect(shop.modal.getByRole('status')).toContainText('laptop')
  await expect.poll(asked).toEqual([results + 1, suggestions + 2])
})

test('the modal traps the focus, and restores it on Escape [WMODAL-009]', async ({ shop, page }) => {
  await shop.open()
  const opener = page.getByRole('button', { name: 'Find something' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(shop.input).toBeFocused()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await shop.modal.evaluate((modal) => modal.matches(':focus-within'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(shop.modal).toBeHidden()
  await expect(opener).toBeFocused()
  await shop.field.focus()
  await page.keyboard.press('Enter')
  await expect(shop.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shop.field).toBeFocused()
})

test('filters and sorting are in the address, and survive a reload [WPAGE-007] [WPAGE-009]', async ({ shop, page }) => {
  await shop.open('/search?query=cable')
  await shop.found('cable')
  const all = await shop.title.textContent()
  await page.getByRole('button', { name: 'Filters' }).first().click()
  const brand = page
    .getByRole('group', { name: 'Brand' })
    .or(page.getByRole('button', { name: 'Brand' }))
    .first()
  await brand.waitFor()
  const option = page.getByRole('checkbox').first()
  if (!(await option.isVisible())) await brand.click()
  await option.check()
  await expect(shop.title).not.toHaveText(all ?? '')
  await expect.poll(() => [...new URL(page.url()).searchParams.keys()].some((name) => name.startsWith('f_'))).toBe(true)
  await page.getByRole('button', { name: 'Sort by' }).first().click()
  // The address changes at once, the list only with the answer.
  const answer = page.waitForResponse((response) => response.url().endsWith('/v2/search/results'))
  await page.getByRole('radio', { name: 'Lowest price' }).check()
  await expect.poll(() => new URL(page.url()).searchParams.get('sorting')).toBe('sale_price📈')
  const { displays } = (await (await answer).json()) as { displays: { product_id: string }[] }
  const first = displays[0]?.product_id ?? ''
  await expect(shop.cards.first()).toHaveAttribute('data-product-id', first)
  const title = await shop.title.textContent()
  await page.reload()
  await expect(shop.title).toHaveText(title ?? '')
  await expect(shop.cards.first()).toHaveAttribute('data-product-id', first)
})

test('another query clears the filters, and offers them back [WPAGE-032] [WPAGE-033] [WPAGE-034]', async ({
  shop,
  page,
}) => {
  await shop.open('/search?query=cable&f_brand=C2G%E2%80%9A')
  const brand = new URL(page.url()).searchParams.get('f_brand')
  await expect(shop.title).toContainText('cable')
  await shop.field.click()
  await shop.input.fill('printer')
  await shop.input.press('Enter')
  await expect(shop.title).toContainText('printer')
  await expect(page.getByText('We cleared your filters')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('f_brand')).toBe(false)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('f_brand')).toBe(brand)
  await expect(page.getByText('We cleared your filters')).toBeHidden()
})

test('going back restores query, loaded rows and scroll position [WPAGE-023]', async ({ shop, page }) => {
  await shop.open('/search?query=cable')
  await shop.found('cable')
  await page.getByRole('button', { name: 'Load more' }).first().click()
  await expect(shop.cards).toHaveCount(40)
  const card = shop.cards.nth(30)
  await card.scrollIntoViewIfNeeded()
  // The position is stored once scrolling stops.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state ?? {}))).toContain('scroll_restoration_data')
  const link = card.getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  expect(y).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(shop.title).toHaveText('A product')
  await page.goBack()
  await shop.found('cable')
  await expect(shop.cards).toHaveCount(40)
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), y)).toBeLessThan(40)
  await page.goForward()
  await expect(page).toHaveURL(/\/products\//)
})
