import { violations } from '../../harness/axe.js'
import { expect, test } from './support/test.js'

test.afterEach(({ shop }) => {
  expect(shop.trouble).toEqual([])
})

const style = (element: Element, names: string[]) =>
  names.map((name) => getComputedStyle(element).getPropertyValue(name))

test('styles of the shop do not reach the widget, nor those of the widget the shop', async ({ shop, page }) => {
  await page.route('**/discovery/embed.js', (route) => route.abort())
  await page.goto('/')
  const names = ['border-top-width', 'border-top-style', 'background-color', 'font-size', 'text-transform']
  const own = page.getByRole('button', { name: 'Find something' })
  const before = await own.evaluate(style, names)
  await page.unroute('**/discovery/embed.js')
  shop.trouble.length = 0
  await shop.open()
  expect(await own.evaluate(style, names)).toEqual(before)
  await shop.type('laptop')
  expect(await shop.field.evaluate(style, names)).toEqual([
    '1px',
    'solid',
    expect.stringMatching(/255, 255, 255/),
    '16px',
    'none',
  ])
  expect(await shop.input.evaluate(style, ['border-top-style', 'letter-spacing'])).not.toContain('dashed')
  expect(await shop.modal.evaluate(style, ['letter-spacing', 'text-transform'])).toEqual(['normal', 'none'])
  expect(await page.evaluate(() => document.querySelectorAll('style,link[rel=stylesheet]').length)).toBe(1)
})

test('the page gets two globals, and no other', async ({ shop, page }) => {
  await shop.open()
  const added = await page.evaluate(() => {
    const known = new Set((window as unknown as { shopNames: string[] }).shopNames)
    return Object.getOwnPropertyNames(window).filter((name) => !known.has(name))
  })
  expect(added.sort()).toEqual(['klarsiktDiscovery', 'shopNames'])
})

test('a right-to-left page has a right-to-left widget', async ({ shop, page }) => {
  await shop.open()
  const left = async () => {
    const icon = await shop.field.locator('svg').boundingBox()
    const box = await shop.field.boundingBox()
    return (icon?.x ?? 0) - (box?.x ?? 0) < (box?.width ?? 0) / 2
  }
  expect(await left()).toBe(true)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  expect(await left()).toBe(false)
})

test('the queue counts calls from before the widget loaded, and consent can be given later', async ({ shop, page }) => {
  await shop.open('/products/1002')
  await page.getByRole('button', { name: 'Buy' }).click()
  expect(shop.to('create-events')).toEqual([])
  await page.evaluate(() => {
    const { klarsiktDiscovery, dpq } = window as unknown as {
      klarsiktDiscovery: { setConsent(consent: boolean): void }
      dpq(name: string, data: unknown): void
    }
    dpq('purchase', { transaction_id: 'T1', currency: 'SEK', items: [{ item_id: '1002', price: 10, quantity: 1 }] })
    klarsiktDiscovery.setConsent(true)
  })
  const types = () =>
    shop
      .to('create-events')
      .flatMap(({ body }) => (JSON.parse(body) as { events: { event_type: string }[] }).events)
      .map(({ event_type }) => event_type)
  await expect.poll(types).toEqual(expect.arrayContaining(['page_view', 'add_to_cart', 'purchase']))
})

test('a language other than English is fetched when it is asked for, and only then', async ({ page, shop }) => {
  const tables: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('embed-locales')) tables.push(new URL(request.url()).pathname)
  })
  await shop.open()
  expect(tables).toEqual([])
  await page.context().addCookies([{ name: 'language', value: 'sv-SE', url: shop.origin }])
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Vad letar du efter?' })).toBeVisible()
  expect(tables).toEqual(['/discovery/embed-locales/sv.js'])
})

test('the debug panel comes from a second file, when the address asks for it, under the same policy', async ({
  page,
  shop,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('embed-debug.js')) files.push(request.url())
  })
  await shop.open()
  await shop.type('laptop')
  expect(files).toEqual([])
  await shop.open('/?depict_debug')
  const panel = page.getByRole('region', { name: 'Discovery debug' })
  await expect(panel).toContainText('Consent: not asked yet')
  expect(files).toHaveLength(1)
  await shop.searchFor('laptop')
  await page.goto('/products/1002?depict_debug')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(panel.getByRole('row', { name: /add_to_cart held/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /recommend.* 200/ })).toBeVisible()
  expect(await violations(page, { within: 'div:last-of-type' })).toEqual([])
  const toggle = panel.getByRole('button', { name: /^Discovery/ })
  await page.getByRole('button', { name: 'Buy' }).focus()
  for (let presses = 0; presses < 30 && !(await toggle.evaluate((one) => one.matches(':focus'))); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
})
