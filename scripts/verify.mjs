// The quick check before every commit: format, lint with boundaries, types and unit tests. It needs no services and no
// browser. Tests that need a database or draw pictures run in `npm test`.
import { bin, step } from './lib.mjs'

step('messages', 'node', ['packages/tooling/src/write-messages.ts'])
step('format', bin('oxfmt'), ['--check', '.'])
step('styles', bin('stylelint'), ['{packages,apps}/**/*.css'])
step('arrows, exports and documents', bin('tsx'), ['packages/tooling/src/check.ts'])
step('types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'])
// The linter runs after the types, because it reads types that the router generates there.
step('lint and boundaries', bin('oxlint'), ['-c', 'oxlint.config.ts', '--type-aware', '.'])
step('unit tests', bin('turbo'), [
  'run',
  'test',
  '--filter=./packages/*',
  '--filter=!@klarsikt/server',
  '--filter=!@klarsikt/pictures',
  '--output-logs=errors-only',
])
