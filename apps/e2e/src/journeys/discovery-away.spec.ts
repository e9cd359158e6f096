import * as listingMessages from '@klarsikt/core/messages/listing'
import * as searchMessages from '@klarsikt/core/messages/search'
import type { Page } from '@playwright/test'
import { LONGEST_START_MS } from '../harness/shop.js'
import { hydrated } from './support/open.js'
import { type Replica, startReplica, type Weather } from './support/replica.js'
import { expect, test as journey } from './support/test.js'

const test = journey.extend<{ replica: Replica }, { started: Replica }>({
  started: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern, even an empty one
    async ({}, use) => {
      const replica = await startReplica(process.env['SHOP_URL'] ?? 'http://localhost:3000')
      await use(replica)
      await replica.stop()
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  replica: async ({ started }, use) => {
    await use(started)
    started.turn('fair')
  },
  baseURL: async ({ started }, use) => use(started.url),
})

const goods = (page: Page) => page.getByRole('main').getByRole('article')
/** The sort button, which exists at every width when the service made the list. */
const listedByService = (page: Page) => page.getByRole('main').getByRole('button', { name: listingMessages.sort() })

for (const weather of ['away', 'slow', 'unfed'] satisfies Weather[])
  test(`a category is shown while the discovery service is ${weather}, and has its filters at the next step`, async ({
    page,
    replica,
  }) => {
    replica.turn(weather)
    await page.goto('/solglasögon')
    await expect(goods(page).first()).toBeVisible()
    await expect(listedByService(page)).toHaveCount(0)
    await expect(page.getByText(/^Visar 1–\d+ av \d+/)).toBeVisible()
    // The service is back before hydration, which must start from the page as rendered.
    replica.turn('fair')
    await hydrated(page)
    await expect(goods(page).first()).toBeVisible()
    await page.getByRole('navigation', { name: listingMessages.quickLinks() }).getByRole('link').first().click()
    await expect(listedByService(page)).toBeEnabled()
    await page.goBack()
    await expect(page).toHaveURL(/\/solgl[^/]+$/)
    await expect(listedByService(page)).toBeEnabled()
  })

test('a sorting that is chosen before hydration is applied', async ({ page, replica }) => {
  replica.turn('away')
  await page.goto('/solglasögon')
  const order = page.getByRole('combobox', { name: 'Sortera' })
  await order.selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(order).toHaveValue('price-asc')
  await expect(goods(page).first()).toBeVisible()
})

test('a search that is typed before hydration is preserved, and finds the goods of the shop', async ({
  page,
  replica,
}) => {
  replica.turn('away')
  await page.goto('/search?q=linser')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('gucci')
  await hydrated(page)
  await expect(field).toHaveValue('gucci')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=gucci$/)
  await expect(page.getByRole('heading', { level: 2, name: searchMessages.groupArticles() })).toBeVisible()
  await expect(goods(page).first()).toBeVisible()
})

for (const weather of ['away', 'slow'] satisfies Weather[])
  test(`a filter that is chosen while the service is ${weather} is preserved, and applied when it is back`, async ({
    page,
    replica,
    trouble,
  }, { project }) => {
    trouble.allow(/503/)
    await page.goto('/solglasögon')
    await hydrated(page)
    // On a desktop the filters are beside the goods, with the first one open.
    if (project.name === 'phone') {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filter/ })
        .click()
      await page.getByRole('button', { name: /^Varumärke/ }).click()
    }
    const brand = page.getByRole('checkbox', { name: /^Gucci/ })
    replica.turn(weather)
    await brand.check()
    await expect(page.getByRole('button', { name: 'Ta bort filtret Gucci' })).toBeVisible()
    await expect(brand).toBeChecked()
    await expect(goods(page).first()).toBeVisible()
    replica.turn('fair')
    await expect(goods(page).filter({ hasNotText: /gucci/i })).toHaveCount(0)
    await expect(goods(page).first()).toBeVisible()
    await expect(brand).toBeChecked()
  })
