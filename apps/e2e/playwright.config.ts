import { defineConfig } from '@playwright/test'
import { journeyOptions } from './src/harness/chromium.js'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: './src/journeys',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Far longer than any journey takes, so that a busy machine does not make one fail.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./src/harness/journey-timings.ts'], ['./src/harness/journey-failures.ts']],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3000',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Recording takes as much time as the journey itself.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: journeyOptions,
  },
  // Journeys that do not depend on the width of the window run once.
  projects: [
    {
      name: 'phone',
      use: phone,
      testIgnore:
        '**/{account-addresses,account-keyboard,keyboard,addresses,outside-client,same-for-everybody,discovery-away}.spec.ts',
    },
    {
      name: 'desktop',
      use: desktop,
      // The demo member has one insured pair, so the claim journey runs once.
      testIgnore:
        '**/{claim,without-script,behind-tls,payment-outcomes,checkout-trouble,tracking,try-on-camera,try-on-graphics}.spec.ts',
    },
  ],
})
