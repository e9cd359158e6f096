// `npm test` runs what protects users, and CI runs it on every push. `npm run test:all` runs everything, each night and
// before a release. Both begin with the checks that find cheap mistakes.
import path from 'node:path'
import { changedStories } from './changed-stories.mjs'
import { browsers } from './chromium.mjs'
import { printDurations, timingsFolder } from './durations.mjs'
import { bin, root, step, together } from './lib.mjs'

const started = Date.now()
const all = process.argv.includes('--all')
const storefront = path.join(root, 'apps/storefront')
const designSystem = path.join(root, 'packages/design-system')
const env = { ...browsers(), TEST_TIMINGS: timingsFolder }
const task = (...args) => [bin('turbo'), ['run', ...args, '--output-logs=errors-only']]
const turbo = (title, ...args) => step(title, ...task(...args), { env })
const branch = (title, command, args, more) => ({ title, command, args, env: { ...env, ...more } })
/** knip runs the configurations that it reads, and they import packages from their source. */
const FROM_SOURCE = { NODE_OPTIONS: '--conditions=klarsikt:source' }

step('format', bin('oxfmt'), ['--check', '.'])
step('styles', bin('stylelint'), ['{packages,apps}/**/*.css'])
step('arrows, exports and documents', bin('tsx'), ['packages/tooling/src/check.ts'])
turbo('build', 'build')
step('types of routes', path.join(storefront, 'node_modules/.bin/react-router'), ['typegen'], { cwd: storefront })
// All packages are checked at once. Separately, each would read and check its imports again.
step('types', bin('tsc'), ['-p', 'tsconfig.whole.json'])
// The linter runs after the types, because it reads types that the router generates there.
await together(
  [branch('lint and boundaries', bin('oxlint'), ['-c', 'oxlint.config.ts', '--type-aware', '.'])],
  [
    branch('unused code and dependencies', bin('knip'), ['--no-progress'], FROM_SOURCE),
    branch('the search cluster of the tests', bin('tsx'), [
      'apps/discovery-api/src/engine/opensearch/testing/prepare.ts',
    ]),
  ],
)
// The tests run in three columns of about the same length. All failures are named, not only the first.
const tests = (title, ...filters) =>
  branch(title, ...task('test', ...filters.map((name) => `--filter=${name}`), '--concurrency=1', '--continue'))
const SERVING = ['@klarsikt/shop', '@klarsikt/api', '@klarsikt/storefront']
await together(
  [tests('tests of the discovery service', '@klarsikt/discovery-api')],
  [tests('tests of shop, API and storefront', ...SERVING)],
  [tests('tests of the other packages', ...['@klarsikt/discovery-api', ...SERVING].map((name) => `!${name}`))],
)
// A journey spends half of its time waiting, and so does a drill. The other steps use that time.
const packed = [
  branch('packages as published', ...task('test:package')),
  branch('size budgets', bin('tsx'), ['scripts/size.ts']),
]
const e2e = (title, ...args) => branch(title, bin('tsx'), ['apps/e2e/src/run.ts', ...args])
if (all) {
  await together(
    [
      branch('host pages with the packed widget', bin('tsx'), ['apps/e2e/src/hosts/run.ts']),
      branch('stories and their pictures in the browser', ...task('test:stories')),
      branch('Storybook', ...task('storybook:build')),
      branch('apps that install the packed packages', bin('tsx'), ['apps/e2e/src/consumers/run.ts']),
    ],
    [...packed, e2e('journeys', 'journeys'), e2e('fault drills', 'faults')],
  )
} else {
  const stories = changedStories()
  const vitest = path.join(designSystem, 'node_modules/.bin/vitest')
  await together(
    stories.length === 0
      ? []
      : [
          {
            ...branch('stories of what changed since the last release', vitest, [
              'run',
              '--project=storybook*',
              '--maxWorkers=100%',
              ...stories,
            ]),
            cwd: designSystem,
          },
        ],
    [...packed, e2e('journeys of money and accounts', 'journeys', '--grep=@money|@account', '--project=phone')],
  )
}
printDurations()
console.log(`\nAll green in ${((Date.now() - started) / 60000).toFixed(1)} minutes.`)
