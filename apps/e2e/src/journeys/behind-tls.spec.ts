import { randomUUID } from 'node:crypto'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { LONGEST_START_MS, startShop } from '../harness/shop.js'
import { startTlsProxy } from '../harness/tls-proxy.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { CUSTOMER } from './support/browser-client.js'
import { expect, test as journey } from './support/test.js'

/** The documented set-up: a proxy terminates TLS, and the shop knows its public address. */
const test = journey.extend<object, { secured: string }>({
  secured: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern, even an empty one
    async ({}, use) => {
      const proxy = await startTlsProxy()
      // Empty, because its condition resolves packages to their source; the built shop uses the built ones.
      const shop = await startShop({ env: { PUBLIC_URL: proxy.url, TRUST_PROXY: '127.0.0.0/8', NODE_OPTIONS: '' } })
      proxy.forwardTo(shop.url)
      await use(proxy.url)
      await shop.stop()
      await proxy.stop()
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ secured }, use) => use(secured),
})
test.use({ javaScriptEnabled: false, ignoreHTTPSErrors: true })

test('without script the checkout is filled in and paid behind TLS', async ({ page, shop, trouble }) => {
  // A browser without scripting does not load the announced scripts.
  trouble.allow(/^failed request: csp .*\/assets\//)
  const skuId = await shop.skuOf('acuvue-1-day-moist-30-pack')
  await shop.must(shop.client.updateCart({ body: { skuId, quantity: 1 } }))
  const main = page.getByRole('main')
  await page.goto('/checkout')
  const { firstName, lastName, mobile, street, postalCode, city } = CUSTOMER
  for (const [label, value] of [
    [/förnamn/i, firstName],
    [/efternamn/i, lastName],
    [/mobil/i, mobile],
    [/gatuadress|^adress/i, street],
    [/postnummer/i, postalCode],
    [/^ort/i, city],
    [/e-post/i, `kund-${randomUUID().slice(0, 8)}@exempel.test`],
  ] as const)
    await main.getByRole('textbox', { name: label }).fill(value)
  await main.getByRole('button', { name: checkoutMessages.toDelivery() }).click()
  await main.getByRole('button', { name: checkoutMessages.toPayment() }).click()
  await main.getByRole('checkbox', { name: /^Jag godkänner/ }).check()
  await main.getByRole('button', { name: checkoutMessages.orderWithPayment() }).click()
  await klarna(page).shown()
  await klarna(page).choose('approve')
  expect(await confirmation(page).orderNumber()).toMatch(/^\d{8}$/)
})

test('without script a gift card shows its balance behind TLS', async ({ page, trouble }) => {
  trouble.allow(/^failed request: csp .*\/assets\//)
  await page.goto('/presentkort')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: giftcardMessages.number() }).fill('6400 0000 0000 9000')
  await main.getByRole('textbox', { name: giftcardMessages.pin() }).fill('3456')
  await main.getByRole('button', { name: 'Visa saldo' }).click()
  await expect(main.getByRole('status')).toContainText(/^Saldo: /)
})

test('behind TLS a cross-site form is refused', async ({ request, baseURL }) => {
  const send = (origin: string) =>
    request.post('/presentkort', { headers: { origin }, form: { number: '6400000000009000', pin: '3456' } })
  expect((await send('https://evil.example')).status()).toBe(400)
  expect((await send(baseURL ?? '')).status()).toBe(200)
})
