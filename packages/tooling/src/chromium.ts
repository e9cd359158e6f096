/** The browser of the tests; `npm test` finds or installs one and names it. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** How every Chromium of the repository is started: software rendering and no network requests of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Only for tests. A page of a test lives for seconds: the optimising compiler never pays off. */
export const SHORT_LIVED = '--js-flags=--no-turbofan'
