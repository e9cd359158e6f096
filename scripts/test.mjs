// Everything CI runs, in the order that finds the cheap mistakes first.
import { bin, chromium, step } from './lib.mjs'

const started = Date.now()
const CHROMIUM_PATH = chromium()
const env = { CHROMIUM_PATH }
const turbo = (title, ...args) => step(title, bin('turbo'), ['run', ...args, '--output-logs=errors-only'], { env })

step('format', bin('oxfmt'), ['--check', '.'])
step('arrows, exports and documents', bin('tsx'), ['packages/tooling/src/check.ts'])
turbo('types', 'typecheck')
// After the types: the router generates some of them, and the linter reads them.
step('lint and boundaries', bin('oxlint'), ['-c', 'oxlint.config.ts', '--type-aware', '.'])
// knip runs the configurations it reads, and they import packages that nothing has built yet.
step('unused code and dependencies', bin('knip'), ['--no-progress'], {
  env: { NODE_OPTIONS: '--conditions=klarsikt:source' },
})
turbo('unit and API tests', 'test', '--concurrency=2')
turbo('build', 'build')
turbo('packages as published', 'test:package')
step('packages at strangers', bin('tsx'), ['apps/e2e/src/consumer/run.ts'], { env })
step('size budgets', bin('tsx'), ['scripts/size.ts'])
turbo('stories and their pictures in the browser', 'test:stories')
turbo('Storybook', 'storybook:build')
step('journeys and fault drills', bin('tsx'), ['apps/e2e/src/run.ts'], { env })
console.log(`\nAll green in ${((Date.now() - started) / 60000).toFixed(1)} minutes.`)
