import { LONGEST_START_MS, startShop } from '../../harness/shop.js'
import { test as base } from './test.js'

/** Journeys with their own shop, whose clock starts at an instant. */
export function testAt(instant: Date | null) {
  return base.extend({
    // Starting a shop does not count as time of the journey.
    baseURL: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern, even an empty one
      async ({}, use) => {
        const shop = await startShop({
          // Empty, because its condition resolves packages to their source; the built shop uses the built ones.
          env: { SANDBOX: '1', KLARSIKT_CLOCK: instant?.toISOString() ?? '', NODE_OPTIONS: '' },
        })
        await use(shop.url)
        await shop.stop()
      },
      { scope: 'test', timeout: LONGEST_START_MS },
    ],
  })
}
