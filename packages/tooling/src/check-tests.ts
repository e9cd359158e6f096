import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SWAPS = /\bvi\.(?:mock|doMock|resetModules)\(/

/** A test that swaps modules sees them as others loaded them, unless its file is loaded alone. */
export function testProblems(root: string): string[] {
  return globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.alone\.test\.tsx?$/.test(file) && SWAPS.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file} swaps modules: call it *.alone.test.*`)
}
