import { expect, test } from './support/test.js'

test('the debug panel shows calls, events and those that wait for consent, when the address asks for it', async ({
  page,
  shop,
}) => {
  const panel = page.getByRole('region', { name: 'Discovery debug' })
  await shop.open()
  await shop.type('laptop')
  await expect(panel).toHaveCount(0)

  await shop.open('/?depict_debug')
  await expect(panel).toContainText('Consent: not asked yet')
  // The panel also shows what happened before it was loaded.
  await expect(panel.getByRole('row', { name: /recommend.* 200/ })).toBeVisible()
  await shop.type('laptop')
  await expect(panel.getByRole('row', { name: /search\/results.* 200/ }).first()).toBeVisible()
  await expect(panel.getByRole('row', { name: /recommendations_inserted held/ }).first()).toBeVisible()
  expect(shop.trouble).toEqual([])
})
