import { cart } from './pages/cart.js'
import { expect, test } from './support/test.js'

/** Bytes a second: the page takes seconds to come, and its middle is there long before its end. */
const SLOW = 4_000

test('a press on a page that is still on its way is done when the page has come', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  const network = (downloadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await devtools.send('Network.enable')
  await network(SLOW)
  const drawer = cart(page)
  await page.goto('/ögonvård/eyeq-sovmask-i-siden-svart', { waitUntil: 'commit' })
  const button = page.getByRole('main').getByRole('button', { name: 'Lägg i varukorgen', exact: true })
  await button.waitFor()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await button.click()
  await network(-1)
  await expect(drawer.drawer).toBeVisible()
})
