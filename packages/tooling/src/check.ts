import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ARROWS, TEST_ARROWS } from './arrows.ts'
import { commentProblems } from './check-comments.ts'
import { cycleProblems } from './check-cycles.ts'
import { documentProblems } from './check-documents.ts'
import { doorProblems } from './check-doors.ts'
import { exportProblems, type Manifest } from './check-exports.ts'
import { layerProblems } from './check-layers.ts'
import { messageProblems } from './check-messages.ts'
import { promiseProblems } from './check-promises.ts'
import { relativeProblems } from './check-relative.ts'
import { requirementProblems } from './check-requirements.ts'
import { settingsProblems } from './check-settings.ts'
import { statementProblems } from './check-statements.ts'
import { testProblems } from './check-tests.ts'
import { textProblems } from './check-texts.ts'
import { wordProblems } from './check-words.ts'

/** Checks repository rules that no linter knows. Prints every violation and fails if there is one. */

const root = path.resolve(import.meta.dirname, '../../..')
const read = (dir: string) => JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')) as Manifest
const problems: string[] = []

for (const group of ['packages', 'apps']) {
  for (const name of readdirSync(path.join(root, group))) {
    const dir = `${group}/${name}`
    if (!statSync(path.join(root, dir)).isDirectory() || !existsSync(path.join(root, dir, 'package.json'))) continue
    problems.push(...arrowProblems(dir), ...exportProblems(dir, read(dir), root))
  }
}

function arrowProblems(dir: string): string[] {
  if (!(dir in ARROWS)) return [`${dir} is not in packages/tooling/src/arrows.ts`]
  const manifest = read(dir)
  const ours = (list: Record<string, string> = {}) =>
    Object.keys(list).flatMap((name) => (name.startsWith('@klarsikt/') ? [name.slice(10)] : []))
  const allowed: readonly string[] = ARROWS[dir as keyof typeof ARROWS]
  const inTests: readonly string[] = [...allowed, ...(TEST_ARROWS[dir as keyof typeof ARROWS] ?? []), 'tooling']
  return [
    ...ours(manifest.dependencies)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${dir} depends on @klarsikt/${name}, which is no arrow`),
    ...ours(manifest.devDependencies)
      .filter((name) => !inTests.includes(name))
      .map((name) => `${dir} uses @klarsikt/${name} in tests, which is no arrow`),
  ]
}

problems.push(
  ...commentProblems(root),
  ...cycleProblems(root),
  ...documentProblems(root),
  ...doorProblems(root),
  ...layerProblems(root),
  ...messageProblems(root),
  ...promiseProblems(root),
  ...relativeProblems(root),
  ...statementProblems(root),
  ...testProblems(root),
  ...textProblems(root),
  ...wordProblems(root),
  ...requirementProblems(root),
  ...settingsProblems(root),
)
for (const problem of problems) console.error(`x ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(
  `  ${Object.keys(ARROWS).length} packages respect their arrows and exports; every path named in the documents exists`,
)
