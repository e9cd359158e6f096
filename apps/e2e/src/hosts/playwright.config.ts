import { defineConfig } from '@playwright/test'
import { journeyOptions } from '../harness/chromium.js'
import { SHOPS } from './shops.js'

/** One suite with the same journeys for every shop, so that React and the custom elements behave alike. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['../harness/journey-timings.ts']],
  outputDir: '../../test-results/hosts',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // Recording takes as much time as the journey itself.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: journeyOptions,
  },
  projects: [
    ...SHOPS.map((name) => ({
      name,
      testIgnore: [
        '**/documents.spec.ts',
        ...SHOPS.filter((other) => other !== name).map((other) => `**/only-${other}.spec.ts`),
      ],
      use: { baseURL: process.env[`HOSTS_${name.toUpperCase()}`] ?? 'http://localhost' },
    })),
    // The snippets of the guides, typed and run word for word.
    {
      name: 'documents',
      testMatch: '**/documents.spec.ts',
      use: { baseURL: process.env['HOSTS_DOCUMENTS'] ?? 'http://localhost' },
    },
  ],
})
