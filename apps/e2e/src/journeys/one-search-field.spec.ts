import * as searchMessages from '@klarsikt/core/messages/search'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

test('a list has no search field besides that of the header, which searches everything [ROUTE-057]', async ({
  page,
}) => {
  await open(page, '/solglasögon')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Vad letar du efter?' })).toHaveCount(0)
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: searchMessages.submit() }).first().click()
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('textbox').fill('ångra')
  await expect(overlay.getByRole('link').first()).toHaveText(/Ångra köp/)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
})
