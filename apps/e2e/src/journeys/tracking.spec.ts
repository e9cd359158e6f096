import * as cookieMessages from '@klarsikt/core/messages/cookie'
import * as cookieSettingsMessages from '@klarsikt/core/messages/cookie-settings'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as productMessages from '@klarsikt/core/messages/product'
import type { Page } from '@playwright/test'
import { open, hydrated } from './support/open.js'
import { expect, test } from './support/test.js'

/** The address to which the shop sends its events (TRACKING_URL); only the journey answers there. */
const ADDRESS = '/handelser'
const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'
const PRODUCT = `/tillbehör-kontaktlinser/${FLUID}`

type TrackedEvent = { readonly event: string; readonly [field: string]: unknown }

/** Everything that arrives at the address, with its cookies. */
async function collect(page: Page) {
  const requests: { readonly cookie: string | undefined; readonly body: string }[] = []
  await page.context().route(`**${ADDRESS}`, async (route) => {
    const headers = await route.request().allHeaders()
    requests.push({ cookie: headers['cookie'], body: route.request().postData() ?? '' })
    await route.fulfill({ status: 204 })
  })
  return {
    requests,
    events: () => requests.flatMap(({ body }) => (JSON.parse(body) as { events: TrackedEvent[] }).events),
    names: () =>
      requests.flatMap(({ body }) => (JSON.parse(body) as { events: TrackedEvent[] }).events).map(({ event }) => event),
  }
}

const dataLayerEvents = (page: Page) =>
  page.evaluate(() => ((window as unknown as { dataLayer?: TrackedEvent[] }).dataLayer ?? []).map(({ event }) => event))

/** Moves the page's clock beyond the time for which events are collected before sending. */
const passSendDelay = (page: Page) => page.clock.fastForward(3_000)

async function answer(page: Page, name: string) {
  const question = page.getByRole('region', { name: cookieMessages.title() })
  await question.getByRole('button', { name }).click()
  await expect(question).toBeHidden()
}

async function buyOne(page: Page) {
  await page.getByRole('main').getByRole('button', { name: productMessages.addToCart(), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

test.beforeEach(async ({ page, request }) => {
  await page.clock.install()
  const html = await (await request.get('/')).text()
  expect(html, `the shop is started with TRACKING_URL=${ADDRESS}`).toContain(ADDRESS)
})

test('without consent every event stays on the device [TRACK-001, TRACK-002]', async ({ page }) => {
  const { requests } = await collect(page)
  await open(page, PRODUCT)
  await expect.poll(() => dataLayerEvents(page)).toEqual(['page_view', 'view_item'])
  await passSendDelay(page)
  expect(requests).toEqual([])
  await answer(page, cookieMessages.rejectAll())
  await buyOne(page)
  await page.getByRole('banner').getByRole('link', { name: 'Klarsikt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => dataLayerEvents(page))
    .toEqual(expect.arrayContaining(['add_to_cart', 'view_cart', 'view_item_list']))
  expect((await dataLayerEvents(page)).filter((name) => name === 'page_view')).toHaveLength(2)
  await passSendDelay(page)
  await page.goto('/press')
  expect(requests).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('with consent events are sent together, without cookies and without earlier events; withdrawing stops them immediately', async ({
  page,
}) => {
  const { requests, events, names } = await collect(page)
  await open(page, PRODUCT)
  await expect.poll(() => dataLayerEvents(page)).toEqual(['page_view', 'view_item'])
  await answer(page, cookieMessages.acceptAll())
  await buyOne(page)
  await expect.poll(names).toEqual(['add_to_cart', 'view_cart'])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.cookie).toBeUndefined()
  expect(events()[0]).toMatchObject({
    ecommerce: { currency: 'SEK', items: [{ item_name: expect.stringContaining('Allt-i-ett'), quantity: 1 }] },
  })

  // The next load reports its own events.
  requests.length = 0
  await open(page, '/search?q=linser%20astrid@exempel.test')
  await expect.poll(names).toEqual(expect.arrayContaining(['page_view', 'search', 'view_item_list']))
  expect(JSON.stringify(events())).not.toContain('astrid')
  expect(events().find(({ event }) => event === 'page_view')).toMatchObject({
    url: expect.stringContaining('/search?q=linser'),
  })
  requests.length = 0
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect.poll(() => dataLayerEvents(page)).toContain('view_item')
  await expect.poll(names).toEqual(expect.arrayContaining(['select_item', 'page_view', 'view_item']))
  await page.goto('/press')

  await hydrated(page)
  await passSendDelay(page)
  await page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookieSettings() }).click()
  const settings = page.getByRole('dialog', { name: cookieMessages.settings() })
  await settings.getByRole('checkbox').nth(1).uncheck()
  requests.length = 0
  await settings.getByRole('button', { name: cookieSettingsMessages.save() }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Klarsikt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await passSendDelay(page)
  await page.goto('/press')
  expect(requests).toEqual([])
})

test('a purchase is reported once, also when its page is reloaded, and without personal data', async ({
  page,
  shop,
}) => {
  const { events, names } = await collect(page)
  const { client, must } = shop
  const { email } = await shop.fillCheckout(FLUID)
  await open(page, '/checkout')
  await answer(page, cookieMessages.acceptAll())
  await expect.poll(() => dataLayerEvents(page)).toContain('begin_checkout')
  await must(client.applyGiftCard({ body: { number: '6400000000009000', pin: '3456' } }))
  await must(client.setPayment({ body: { method: 60 } }))
  const placed = await must(
    client.submitCheckout({ body: { idempotencyKey: crypto.randomUUID(), termsAccepted: true } }),
  )
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
  await page.goto(`/checkout/bekräftelse/${placed.orderNumber}`)
  await expect.poll(names).toContain('purchase')
  expect(events().find(({ event }) => event === 'purchase')).toMatchObject({
    ecommerce: { transaction_id: placed.orderNumber, currency: 'SEK', items: [{ quantity: 1 }] },
  })
  await page.reload()
  await expect.poll(() => dataLayerEvents(page)).toContain('page_view')
  await passSendDelay(page)
  expect(names().filter((name) => name === 'purchase')).toHaveLength(1)
  for (const secret of [email, 'Astrid', 'Storgatan', '070'])
    expect(JSON.stringify(events()), secret).not.toContain(secret)
  expect(JSON.stringify(events().filter(({ event }) => event === 'page_view'))).not.toContain(placed.orderNumber)
})

test('a purchase of what a search found counts in the conversion of the console, once', async ({
  page,
  request,
  shop,
}) => {
  await collect(page)
  const { client, must } = shop
  const rotated = await request.post('/v2/tenants/klarsikt/key', {
    headers: { authorization: `Bearer ${process.env['DISCOVERY_ADMIN_KEY'] ?? ''}` },
  })
  const { secret_key: key } = (await rotated.json()) as { secret_key: string }
  expect((await request.post('/v2/console/api/session', { data: { key } })).status()).toBe(200)
  const bought = async () => {
    const answer = await request.get('/v2/console/api/se/queries?days=1')
    return ((await answer.json()) as { totals: { bought: number } }).totals.bought
  }
  const before = await bought()
  await shop.fillCheckout(FLUID)

  const sent: string[] = []
  page.on('request', (one) => {
    const events = one.url().endsWith('create-events')
      ? (one.postDataJSON() as { events: { event_type: string }[] })
      : null
    sent.push(...(events?.events ?? []).map(({ event_type: type }) => type))
  })
  await open(page, '/search?q=eyeq%20allt-i-ett')
  await answer(page, cookieMessages.acceptAll())
  await expect.poll(() => sent).toContain('search')
  await page.getByRole('main').locator(`a[href*="${FLUID}"]`).first().click()
  await expect.poll(() => sent).toEqual(expect.arrayContaining(['click', 'page_view']))

  await must(client.applyGiftCard({ body: { number: '6400000000009000', pin: '3456' } }))
  await must(client.setPayment({ body: { method: 60 } }))
  const placed = await must(
    client.submitCheckout({ body: { idempotencyKey: crypto.randomUUID(), termsAccepted: true } }),
  )
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
  await page.goto(`/checkout/bekräftelse/${placed.orderNumber}`)
  await expect.poll(() => sent).toContain('purchase')
  await expect.poll(bought).toBe(before + 1)
  await page.reload()
  await expect.poll(() => dataLayerEvents(page)).toContain('page_view')
  await passSendDelay(page)
  expect(sent.filter((type) => type === 'purchase')).toHaveLength(1)
})
