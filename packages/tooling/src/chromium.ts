/** The browser of the tests; `npm test` finds or installs one and names it. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** How every Chromium of the repository is started: it draws by itself, and asks nobody for anything. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For tests alone. A page of a test lives for seconds: what the last compiler makes quicker, it never earns back. */
export const SHORT_LIVED = '--js-flags=--no-turbofan'
