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
  // A second try tells a busy machine from a fault; what needed one is listed as flaky.
  retries: 1,
  // Far beyond what any journey takes: a busy machine is no fault of it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3000',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Recording costs as much as the journey: the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: journeyOptions,
  },
  // What does not depend on the width of the window is walked once.
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/{keyboard,addresses,discovery-away}.spec.ts' },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: '**/{without-script,behind-tls,payment-outcomes,checkout-trouble,tracking,slow-network}.spec.ts',
    },
  ],
})
