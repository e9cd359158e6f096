import { LONGEST_START_MS, startShop } from '../../harness/shop.js'
import { test as base } from './test.js'

/** Journeys against a shop of their own, whose clock begins at an instant. */
export function testAt(instant: Date | null) {
  return base.extend({
    // A start of its own is no part of the journey's time.
    baseURL: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see that nothing is taken
      async ({}, use) => {
        const shop = await startShop({
          // What is built reads what is built.
          env: { SANDBOX: '1', KLARSIKT_CLOCK: instant?.toISOString() ?? '', NODE_OPTIONS: '' },
        })
        await use(shop.url)
        await shop.stop()
      },
      { scope: 'test', timeout: LONGEST_START_MS },
    ],
  })
}
