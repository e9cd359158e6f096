// Everything CI runs, in the order that finds the cheap mistakes first.
import path from 'node:path'
import { browsers } from './chromium.mjs'
import { bin, root, step, together } from './lib.mjs'

const started = Date.now()
const storefront = path.join(root, 'apps/storefront')
const env = browsers()
const task = (...args) => [bin('turbo'), ['run', ...args, '--output-logs=errors-only']]
const turbo = (title, ...args) => step(title, ...task(...args), { env })
const branch = (title, command, args) => ({ title, command, args, env })

step('format', bin('oxfmt'), ['--check', '.'])
step('arrows, exports and documents', bin('tsx'), ['packages/tooling/src/check.ts'])
turbo('build', 'build')
step('types of routes', path.join(storefront, 'node_modules/.bin/react-router'), ['typegen'], { cwd: storefront })
// All packages at once: one by one, each reads and checks again what it imports of the others.
step('types', bin('tsc'), ['-p', 'tsconfig.whole.json'])
// After the types: the router generates some of them, and the linter reads them.
step('lint and boundaries', bin('oxlint'), ['-c', 'oxlint.config.ts', '--type-aware', '.'])
// knip runs the configurations it reads, and they import packages that nothing has built yet.
step('unused code and dependencies', bin('knip'), ['--no-progress'], {
  env: { NODE_OPTIONS: '--conditions=klarsikt:source' },
})
step('the search cluster of the tests', bin('tsx'), ['apps/discovery-api/src/engine/opensearch/testing/prepare.ts'])
// The discovery service takes longest and waits for its cluster meanwhile. All that fails is named, not only the first.
await together(
  [branch('tests of the discovery service', ...task('test', '--filter=@klarsikt/discovery-api'))],
  [branch('unit and API tests', ...task('test', '--filter=!@klarsikt/discovery-api', '--concurrency=2', '--continue'))],
)
turbo('packages as published', 'test:package')
step('packages at strangers', bin('tsx'), ['apps/e2e/src/consumer/run.ts'], { env })
step('shops of strangers with the widget', bin('tsx'), ['apps/e2e/src/foreign/run.ts'], { env })
step('size budgets', bin('tsx'), ['scripts/size.ts'])
// A journey waits half of its time for what a visitor would wait for; the stories fill it.
await together(
  [
    branch('stories and their pictures in the browser', ...task('test:stories')),
    branch('Storybook', ...task('storybook:build')),
  ],
  [branch('journeys', bin('tsx'), ['apps/e2e/src/run.ts', 'journeys'])],
)
step('fault drills', bin('tsx'), ['apps/e2e/src/run.ts', 'faults'], { env })
console.log(`\nAll green in ${((Date.now() - started) / 60000).toFixed(1)} minutes.`)
