import { randomUUID } from 'node:crypto'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import type { Page } from '@playwright/test'
import { sendPaymentLink } from '../harness/payment-link.js'
import { klarna } from './pages/klarna.js'
import { expectAccessible } from './support/axe.js'
import { open, hydrated } from './support/open.js'
import { expect, test } from './support/test.js'

const PURPOSE = 'Glasögon, order i butik'
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const payButton = (page: Page) => page.getByRole('button', { name: /^Betala 1\s\d{3}\skr med Klarna$/ })

async function sentLink(baseURL: string | undefined, amount = '1495') {
  const email = `kund-${randomUUID().slice(0, 8)}@exempel.test`
  const shop = { url: baseURL ?? '', dataFolder: process.env['SHOP_DATA'] ?? '.data' }
  const link = await sendPaymentLink(shop, { amount, email, purpose: PURPOSE })
  return { email, link, path: new URL(link).pathname }
}

test('a customer pays by a link from a letter, once, and the money is taken @money', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const { email, link, path } = await sentLink(baseURL)
  expect((await sandbox.letter(email, link)).text).toContain(PURPOSE)

  const answer = await open(page, path)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['referrer-policy']).toBe('same-origin')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('main').getByText(PURPOSE)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Varukorg/ })).toHaveCount(0)
  await expectAccessible(page, 'a link to pay by')

  await payButton(page).click()
  await klarna(page).shown()
  await klarna(page).choose('cancel')
  await expect(page.getByRole('alert').filter({ hasText: purchaseErrorsMessages.paymentCancelled() })).toBeVisible()
  await hydrated(page)
  await expectAccessible(page, 'a link to pay by, cancelled')

  await payButton(page).dblclick()
  await klarna(page).choose('approve')
  await expect(title(page)).toHaveText(paymentLinkMessages.paidTitle())
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  await expectAccessible(page, 'a link to pay by, paid')

  const { subject } = await sandbox.letter(email, paymentLinkMessages.receipt())
  const [charge, ...more] = await sandbox.charges(/\d{8}/.exec(subject)?.[0] ?? '')
  expect(more).toEqual([])
  expect(charge?.authorized).toBe(149_500)
  await expect
    .poll(async () => (await sandbox.charges(/\d{8}/.exec(subject)?.[0] ?? ''))[0]?.captured, { timeout: 20_000 })
    .toBe(149_500)

  await page.reload()
  await expect(title(page)).toHaveText(paymentLinkMessages.paidTitle())
  await expect(payButton(page)).toHaveCount(0)
})

test('a link by SMS opens the same payment, and the SMS names no goods @money', async ({ page, baseURL, sandbox }) => {
  const shop = { url: baseURL ?? '', dataFolder: process.env['SHOP_DATA'] ?? '.data' }
  const email = `kund-${randomUUID().slice(0, 8)}@exempel.test`
  const to = { channel: 'sms', mobile: '070-174 06 05', email } as const
  const link = await sendPaymentLink(shop, { amount: '1495', purpose: PURPOSE, ...to })
  const { message, parts } = await sandbox.sms('+46701740605', link)
  expect(message).not.toContain(PURPOSE)
  expect(parts).toBe(1)
  await page.goto('/sandbox/sms')
  await expect(page.getByText(message)).toBeVisible()
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('main').getByText(PURPOSE)).toBeVisible()
  await expect(payButton(page)).toBeVisible()
})

test('a payment by link under review becomes paid by itself @money', async ({ page, baseURL, request }, {
  project,
}) => {
  // The number is not shown before payment, so each window size recognises its payment by the amount.
  const kronor = project.name === 'phone' ? 1611 : 1612
  const { path } = await sentLink(baseURL, String(kronor))
  await open(page, path)
  await payButton(page).click()
  await klarna(page).choose('review')
  await expect(title(page)).toHaveText(paymentLinkMessages.pendingTitle())
  await hydrated(page)
  await expectAccessible(page, 'a link to pay by, under review')
  const control = `${baseURL}/sandbox/klarna/__control`
  const { charges } = (await (await request.get(`${control}/summary`)).json()) as {
    charges: { order_id: string; fraud_status: string; authorized: number }[]
  }
  for (const { order_id } of charges.filter((one) => one.fraud_status === 'PENDING' && one.authorized === kronor * 100))
    await request.post(`${control}/orders/${order_id}/decide`, { data: { decision: 'accept' } })
  await expect(title(page)).toHaveText(paymentLinkMessages.paidTitle())
})

test('an invalid link explains what may be wrong with it @money', async ({ page, trouble }) => {
  trouble.allow(/410/)
  expect((await open(page, `/betala/${'x'.repeat(43)}`))?.status()).toBe(410)
  await expect(title(page)).toHaveText(paymentLinkMessages.notFoundTitle())
  await expect(page.getByRole('main').getByRole('link', { name: pageMessages.stores() })).toBeVisible()
  await expectAccessible(page, 'a link that leads nowhere')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a link can still be paid @money', async ({ page, baseURL, trouble }) => {
    // A browser without scripting does not load the announced scripts.
    trouble.allow(/^failed request: csp .*\/assets\//)
    const { path } = await sentLink(baseURL)
    await page.goto(path)
    await payButton(page).click()
    await klarna(page).shown()
    await klarna(page).choose('approve')
    await expect(title(page)).toHaveText(paymentLinkMessages.paidTitle())
  })
})
