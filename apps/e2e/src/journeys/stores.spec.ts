import * as pageMessages from '@klarsikt/core/messages/page'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { answerConsent } from './support/open.js'
import { expect, test } from './support/test.js'

const KM = /^(?:<\s1|\d+(?:,\d)?) km bort$/u

test.use({ geolocation: { latitude: 63.8258, longitude: 20.263 }, permissions: ['geolocation'] })

test('stores are found by postal code, by a place without one, and by position', async ({ page }) => {
  const main = page.getByRole('main')
  const first = main.getByRole('list', { name: 'Butiker' }).getByRole('listitem').first()
  await page.goto('/hitta-butik')
  await answerConsent(page)
  await expect(main.getByRole('heading', { level: 1, name: pageMessages.stores() })).toBeVisible()
  await expect(first).toContainText(/^.*(?:Öppet nu, stänger|Stängt nu, öppnar|Stängt tills vidare)/)
  for (const [typed, city] of [
    ['411 16', 'Göteborg'],
    ['Åre', 'Östersund'],
  ] as const) {
    await main.getByLabel(storesMessages.search()).fill(typed)
    await page.keyboard.press('Enter')
    await expect(first).toContainText(city)
    await expect(first.getByText(KM)).toBeVisible()
  }
  await main.getByRole('button', { name: storesMessages.locate() }).click()
  await expect(first).toContainText('Umeå')
  await expect(page).toHaveURL(/lat=63\.83&lng=20\.26$/)
})
