import { type Page, type Request } from '@playwright/test'
import { API, expect, test } from './support/test.js'

/** The address in the guides. In these tests the real service answers for it. */
const NAMED = 'https://discovery.example'
const eventsOf = (requests: readonly Request[]) =>
  requests
    .filter((request) => request.url().endsWith('create-events'))
    .flatMap((request) => (request.postDataJSON() as { events: Record<string, unknown>[] }).events)

async function open(page: Page, snippet: string): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(`${NAMED}/**`, async (route) => {
    const request = route.request()
    requests.push(request)
    const response = await route.fetch({
      url: request
        .url()
        .replace(NAMED, API)
        .replace(/tenant=[\w-]+/, 'tenant=electronics'),
      ...(request.postData() && {
        postData: request.postData()?.replace(/"tenant":"[\w-]+"/, '"tenant":"electronics"') ?? '',
      }),
    })
    await route.fulfill({ response })
  })
  await page.goto(`/?snippet=${snippet}`)
  return requests
}

test.afterEach(async ({ page, shop }) => {
  expect(shop.trouble).toEqual([])
  // Waits for running requests to the service before the page is closed.
  await page.unrouteAll({ behavior: 'wait' })
})

for (const [snippet, title] of [
  ['readme', 'My shop'],
  ['install', 'Acme'],
] as const)
  test(`the React snippet of ${snippet} searches with react-router, and has one field on the search page`, async ({
    page,
  }) => {
    await open(page, snippet)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const field = page.getByRole('button', { name: /letar du efter|cable/ })
    await field.click()
    await page.getByRole('combobox').fill('cable')
    await expect(page.getByRole('dialog').locator('[data-product-id]')).toHaveCount(4)
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'cable' })).toBeVisible()
    await expect(page.locator('#depict-search-page [data-product-id]').first()).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search?query=cable')
    await expect(field).toHaveCount(1)

    await page.locator('#depict-search-page [data-product-id] a').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/products\//)
    await page.goBack()
    await expect(page.locator('#depict-search-page [data-product-id]').first()).toBeVisible()

    await field.click()
    await page.getByRole('combobox').fill('usb')
    await page.getByRole('dialog').getByRole('link', { name: /^Visa/ }).click()
    await expect(page).toHaveURL(/\/search\?query=usb$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

test('the snippet of install counts nothing before the shopper agrees', async ({ page }) => {
  await page.clock.install()
  const requests = await open(page, 'install')
  await page.getByRole('button', { name: /letar du efter/ }).click()
  await page.getByRole('combobox').fill('cable')
  await expect(page.getByRole('dialog').locator('[data-product-id]')).toHaveCount(4)
  await page.clock.fastForward(2_000)
  expect(eventsOf(requests)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I agree to statistics' }).click()
  await expect.poll(() => eventsOf(requests).length).toBeGreaterThan(0)
})

test('the snippet of tracking reports a view once, a cart, and one purchase though the page is loaded twice', async ({
  page,
}) => {
  const requests = await open(page, 'tracking')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const types = () => eventsOf(requests).map(({ event_type: type }) => type)
  await expect
    .poll(() => [types().length, new Set(types())])
    .toEqual([3, new Set(['page_view', 'purchase', 'add_to_cart'])])
  await page.reload()
  await expect.poll(() => types().filter((type) => type === 'purchase').length).toBeGreaterThan(1)
  const purchases = eventsOf(requests).filter(({ event_type: type }) => type === 'purchase')
  expect(new Set(purchases.map(({ event_id: id }) => id))).toEqual(new Set(['purchase-se-T-77']))
  expect(purchases[0]?.['products']).toEqual([{ sku: '100123', price: 995, quantity: 2 }])
})

test('the client of the readme suggests, searches and tracks without React', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const requests = await open(page, 'client')
  await expect.poll(() => requests.some((request) => request.url().endsWith('search/results'))).toBe(true)
  await expect
    .poll(() => eventsOf(requests).map(({ event_type: type }) => type))
    .toEqual(expect.arrayContaining(['page_view', 'add_to_cart', 'purchase']))
  expect(said.length).toBeGreaterThan(0)
})
