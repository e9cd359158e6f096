import * as compareMessages from '@klarsikt/core/messages/compare'
import * as fitMessages from '@klarsikt/core/messages/fit'
import * as pageMessages from '@klarsikt/core/messages/page'
import { answerConsent, hydrated } from './support/open.js'
import { expect, test } from './support/test.js'

test('a list leaves the frames that fit a pair whose numbers are typed, and their pages and a comparison say why', async ({
  page,
}) => {
  // In a shop that has just started, categories are plain lists until the discovery service has the products.
  await expect(async () => {
    await page.goto('/glasögon')
    await expect(page.locator('.ks-d-toolbar')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await answerConsent(page)
  await hydrated(page)
  await page.getByRole('button', { name: fitMessages.filterSet() }).click()
  await page.getByLabel(fitMessages.ownStamp()).fill('49-19-140')
  await page.getByRole('button', { name: fitMessages.ownSave(), exact: true }).click()
  await page.getByRole('switch', { name: fitMessages.filter({ ranges: '125–133 mm' }) }).click()
  const cards = page.getByRole('main').locator('[data-position]').getByRole('article')
  await expect(cards.filter({ hasNotText: fitMessages.fits() })).toHaveCount(0)
  await expect(cards.first()).toContainText(fitMessages.fits())

  await cards
    .nth(0)
    .getByRole('button', { name: /^Jämför / })
    .click()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Jämför / })
    .click()
  const tray = page.getByRole('region', { name: compareMessages.tray() })
  await tray.getByRole('link', { name: compareMessages.add(), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: pageMessages.compare() })).toBeVisible()
  await expect(page.getByRole('main').getByText(fitMessages.fits(), { exact: true })).toHaveCount(2)

  await page
    .getByRole('link', { name: /^Till bågen: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: pageMessages.compare() })).toHaveCount(0)
  await expect(page.getByRole('main').getByText(fitMessages.fits(), { exact: true })).toBeVisible()
  await expect(page.getByText(/ditt par\. Näsbryggan är/)).toBeVisible()
})
