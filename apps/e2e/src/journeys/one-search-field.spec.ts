import { searchMessages } from '@klarsikt/core/messages'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

test('a list has no search field beside that of the header, which searches everything [UX-12, ROUTE-057]', async ({
  page,
}) => {
  await open(page, '/solglasögon')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Vad letar du efter?' })).toHaveCount(0)
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: searchMessages['search.submit'] }).first().click()
  const overlay = page.getByRole('dialog', { name: searchMessages['search.submit'] })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('textbox').fill('ångra')
  await expect(overlay.getByRole('link').first()).toHaveText(/Ångra köp/)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
})
