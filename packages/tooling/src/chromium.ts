/** The browser of the tests; `npm test` finds or installs one and sets the variable. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Flags for every Chromium of the repository: software rendering, and no network requests of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A flag only for tests: their pages live for seconds, too short for the optimising compiler to pay off. */
export const SHORT_LIVED = '--js-flags=--no-turbofan'
