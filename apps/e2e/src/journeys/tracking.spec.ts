import { cookieMessages, footerMessages, productMessages } from '@klarsikt/core/messages'
import type { Page } from '@playwright/test'
import { open, touched } from './support/open.js'
import { expect, test } from './support/test.js'

/** Where the shop of the journeys is told to send what is counted (TRACKING_URL); nobody answers there, the journey does. */
const ADDRESS = '/handelser'
const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'
const PRODUCT = `/tillbehör-kontaktlinser/${FLUID}`

type Told = { readonly event: string; readonly [field: string]: unknown }

/** Everything that arrives at the address, with what it was sent with. */
async function collect(page: Page) {
  const requests: { readonly cookie: string | undefined; readonly body: string }[] = []
  await page.context().route(`**${ADDRESS}`, async (route) => {
    const headers = await route.request().allHeaders()
    requests.push({ cookie: headers['cookie'], body: route.request().postData() ?? '' })
    await route.fulfill({ status: 204 })
  })
  return {
    requests,
    events: () => requests.flatMap(({ body }) => (JSON.parse(body) as { events: Told[] }).events),
    names: () =>
      requests.flatMap(({ body }) => (JSON.parse(body) as { events: Told[] }).events).map(({ event }) => event),
  }
}

const toldHere = (page: Page) =>
  page.evaluate(() => ((window as unknown as { dataLayer?: Told[] }).dataLayer ?? []).map(({ event }) => event))

/** Longer than events wait to be sent together. */
const settle = (page: Page) => page.waitForTimeout(3_000)

async function answer(page: Page, name: string) {
  const question = page.getByRole('region', { name: cookieMessages['cookie.title'] })
  await question.getByRole('button', { name }).click()
  await expect(question).toBeHidden()
}

async function buyOne(page: Page) {
  await page.getByRole('main').getByRole('button', { name: productMessages['product.addToCart'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

test.beforeEach(async ({ request }) => {
  const state = await (await request.get('/', { headers: { 'Page-State': '1' } })).text()
  expect(state, `the shop is started with TRACKING_URL=${ADDRESS}`).toContain(`"${ADDRESS}"`)
})

test('without consent everything is told on the device and nothing leaves it [TRACK-001, TRACK-002]', async ({
  page,
}) => {
  const { requests } = await collect(page)
  await open(page, PRODUCT)
  await expect.poll(() => toldHere(page)).toEqual(['page_view', 'view_item'])
  await settle(page)
  expect(requests).toEqual([])
  await answer(page, cookieMessages['cookie.rejectAll'])
  await buyOne(page)
  await page.getByRole('banner').getByRole('link', { name: 'Klarsikt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => toldHere(page))
    .toEqual(expect.arrayContaining(['add_to_cart', 'view_cart', 'view_item_list']))
  expect((await toldHere(page)).filter((name) => name === 'page_view')).toHaveLength(2)
  await settle(page)
  await page.goto('/press')
  expect(requests).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('with consent events are sent together, without cookies and without what came before; withdrawing stops them at once', async ({
  page,
}) => {
  const { requests, events, names } = await collect(page)
  await open(page, PRODUCT)
  await expect.poll(() => toldHere(page)).toEqual(['page_view', 'view_item'])
  await answer(page, cookieMessages['cookie.acceptAll'])
  await buyOne(page)
  await expect.poll(names).toEqual(['add_to_cart', 'view_cart'])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.cookie).toBeUndefined()
  expect(events()[0]).toMatchObject({
    ecommerce: { currency: 'SEK', items: [{ item_name: expect.stringContaining('Allt-i-ett'), quantity: 1 }] },
  })

  // The next load tells of itself from its beginning.
  requests.length = 0
  await open(page, '/search?q=linser%20astrid@exempel.test')
  await expect.poll(names).toEqual(expect.arrayContaining(['page_view', 'search', 'view_item_list']))
  expect(JSON.stringify(events())).not.toContain('astrid')
  expect(events().find(({ event }) => event === 'page_view')).toMatchObject({
    url: expect.stringContaining('/search?q=linser'),
  })
  requests.length = 0
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect.poll(() => toldHere(page)).toContain('view_item')
  await expect.poll(names).toEqual(expect.arrayContaining(['select_item', 'page_view', 'view_item']))
  await page.goto('/press')

  await touched(page)
  await settle(page)
  await page.getByRole('contentinfo').getByRole('button', { name: footerMessages['footer.cookieSettings'] }).click()
  const settings = page.getByRole('dialog', { name: cookieMessages['cookie.settings'] })
  await settings.getByRole('checkbox').nth(1).uncheck()
  requests.length = 0
  await settings.getByRole('button', { name: cookieMessages['cookie.save'] }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Klarsikt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await settle(page)
  await page.goto('/press')
  expect(requests).toEqual([])
})

test('a purchase is told once, also when its page is loaded again, and nothing of who bought', async ({
  page,
  shop,
}) => {
  const { events, names } = await collect(page)
  const { client, must } = shop
  const { email } = await shop.fillCheckout(FLUID)
  await open(page, '/checkout')
  await answer(page, cookieMessages['cookie.acceptAll'])
  await expect.poll(() => toldHere(page)).toContain('begin_checkout')
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
  await expect.poll(() => toldHere(page)).toContain('page_view')
  await settle(page)
  expect(names().filter((name) => name === 'purchase')).toHaveLength(1)
  for (const secret of [email, 'Astrid', 'Storgatan', '070'])
    expect(JSON.stringify(events()), secret).not.toContain(secret)
  expect(JSON.stringify(events().filter(({ event }) => event === 'page_view'))).not.toContain(placed.orderNumber)
})

test('a purchase of what a search found counts in the conversion of the console, once [DISC-3]', async ({
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
  await answer(page, cookieMessages['cookie.acceptAll'])
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
  await expect.poll(() => toldHere(page)).toContain('page_view')
  await settle(page)
  expect(sent.filter((type) => type === 'purchase')).toHaveLength(1)
})
