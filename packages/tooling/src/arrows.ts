/**
 * The workspace packages that each package may import; all others are forbidden. Lint enforces this on every import (oxlint.config.ts), and
 * check.ts on every package.json.
 */
export const ARROWS = {
  'packages/core': [],
  'packages/shop-config': ['core'],
  'packages/contract': ['core'],
  'packages/design-system': ['core'],
  'packages/forms': ['core', 'contract', 'design-system'],
  'packages/page-kit': ['core', 'contract', 'design-system', 'forms'],
  'packages/account': ['core', 'contract', 'design-system', 'forms', 'page-kit'],
  'packages/booking': ['core', 'contract', 'design-system', 'forms', 'page-kit'],
  'packages/staff': ['core', 'contract', 'design-system', 'forms', 'page-kit', 'booking'],
  'packages/eyewear': [],
  'packages/try-on': ['core', 'design-system', 'eyewear'],
  'packages/pictures': ['eyewear'],
  'packages/studio': ['eyewear', 'pictures'],
  'packages/server': ['core', 'contract'],
  'packages/fixtures': ['core', 'shop-config', 'contract', 'eyewear', 'pictures'],
  'packages/tooling': [],
  'apps/storefront': [
    'core',
    'shop-config',
    'contract',
    'design-system',
    'forms',
    'page-kit',
    'account',
    'booking',
    'staff',
    'eyewear',
    'try-on',
    'discovery',
  ],
  'apps/api': ['core', 'shop-config', 'contract', 'server', 'pictures'],
  'apps/sandbox': [],
  'packages/feed': ['contract'],
  'apps/discovery-api': ['core', 'contract', 'server', 'feed', 'design-system'],
  'packages/discovery': ['contract'],
  'apps/shop': [
    'core',
    'shop-config',
    'contract',
    'server',
    'pictures',
    'studio',
    'fixtures',
    'storefront',
    'api',
    'discovery-api',
    'sandbox',
  ],
  'apps/e2e': ['core', 'shop-config', 'contract', 'fixtures', 'server', 'tooling'],
} as const satisfies Record<string, readonly string[]>

/** What tests, stories and scripts of a package may use besides {@link ARROWS}. */
export const TEST_ARROWS: Partial<Record<keyof typeof ARROWS, readonly string[]>> = {
  'packages/design-system': ['contract'],
  'apps/api': ['fixtures', 'sandbox'],
  'apps/discovery-api': ['fixtures'],
  'packages/page-kit': ['fixtures'],
  'packages/account': ['fixtures'],
  'packages/staff': ['fixtures'],
  'apps/storefront': ['fixtures'],
}

/** What to do instead; shown with the lint message. */
export const ADVICE: Partial<Record<keyof typeof ARROWS, string>> = {
  'packages/shop-config': 'The shop is values: what decides something from them is a rule of core.',
  'packages/core': 'Rules are pure: take what you need as an argument instead of importing it.',
  'packages/contract': 'The contract knows core only: move the rule to core.',
  'packages/design-system': 'Components never fetch and never know a wire format: take props or a loader.',
  'apps/storefront': 'Screens ask core for rules and the typed client for data; servers belong to apps/shop.',
  'apps/api': 'Handlers ask core; demo data comes in through the seed in apps/shop.',
  'apps/sandbox': 'A simulator knows the outside protocol, never our own code.',
}
