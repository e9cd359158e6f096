import { defineConfig } from '@playwright/test'
import { journeyOptions } from '../harness/chromium.js'
import { SHOPS } from './shops.js'

/** The same journeys in every shop: React and the elements are held by one suite. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a busy machine from a fault; what needed one is listed as flaky.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  outputDir: '../../test-results/foreign',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // Recording every step costs more than the journeys themselves; what failed is told with the page as it was.
    trace: process.env['TRACE'] ? 'on' : 'off',
    launchOptions: journeyOptions,
  },
  projects: [
    ...SHOPS.map((name) => ({
      name,
      testIgnore: [
        '**/documents.spec.ts',
        ...SHOPS.filter((other) => other !== name).map((other) => `**/only-${other}.spec.ts`),
      ],
      use: { baseURL: process.env[`FOREIGN_${name.toUpperCase()}`] ?? 'http://localhost' },
    })),
    // What the guides say, typed and run as it stands there.
    {
      name: 'documents',
      testMatch: '**/documents.spec.ts',
      use: { baseURL: process.env['FOREIGN_DOCUMENTS'] ?? 'http://localhost' },
    },
  ],
})
