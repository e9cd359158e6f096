import { violations } from '../../harness/axe.js'
import { expect, test } from './support/test.js'

const LATER_CARDS = '#depict-search-page li[data-position]:nth-child(n + 5)'

test('a service that refuses is reported plainly, and can be retried [WRETRY-003] [WRETRY-008]', async ({
  shop,
  page,
}) => {
  await page.route('**/v2/search/results', (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
  )
  await shop.open()
  await shop.field.click()
  await shop.input.fill('laptop')
  await expect(shop.modal.getByText('Something went wrong')).toBeVisible()
  await page.unroute('**/v2/search/results')
  await shop.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(shop.modal.locator('[data-product-id]').first()).toBeVisible()
})

test('a service that fails briefly is retried automatically [WRETRY-004]', async ({ shop, page }) => {
  let left = 2
  await page.route('**/v2/search/results', (route) =>
    left-- > 0
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      : route.fallback(),
  )
  await shop.open()
  await shop.field.click()
  await shop.input.fill('laptop')
  await expect(shop.modal.locator('[data-product-id]').first()).toBeVisible()
})

test('a search typed offline is answered when the network is back', async ({ shop, page }) => {
  await shop.open()
  await shop.field.click()
  await page.context().setOffline(true)
  await shop.input.pressSequentially('laptop', { delay: 20 })
  await expect.poll(() => shop.to('search/results').length).toBeGreaterThan(1)
  await expect(shop.modal.locator('[data-product-id]')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(shop.modal.locator('[data-product-id]').first()).toBeVisible({ timeout: 20_000 })
})

test('axe finds nothing, idle, open and on the search page', async ({ shop, page }) => {
  // The first cards represent the list.
  const faults = () => violations(page, { without: [LATER_CARDS, ['klarsikt-search-page', LATER_CARDS]] })
  await shop.open()
  expect(await faults()).toEqual([])
  await shop.type('laptop')
  expect(await faults()).toEqual([])
  await shop.input.press('Enter')
  await shop.found('laptop')
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await page.getByRole('button', { name: 'Brand' }).first().click()
  await page.getByRole('checkbox').first().waitFor()
  expect(await faults()).toEqual([])
})
