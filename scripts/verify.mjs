// The quick check before every commit: format, lint with boundaries, types, unit tests. No services, no browser; what needs a database or draws pictures waits for `npm test`.
import { bin, step } from './lib.mjs'

step('format', bin('oxfmt'), ['--check', '.'])
step('arrows, exports and documents', bin('tsx'), ['packages/tooling/src/check.ts'])
step('types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'])
// After the types: the router generates some of them, and the linter reads them.
step('lint and boundaries', bin('oxlint'), ['-c', 'oxlint.config.ts', '--type-aware', '.'])
step('unit tests', bin('turbo'), [
  'run',
  'test',
  '--filter=./packages/*',
  '--filter=!@klarsikt/server',
  '--filter=!@klarsikt/pictures',
  '--output-logs=errors-only',
])
