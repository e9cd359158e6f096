import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MODULE_SWAP = /\bvi\.(?:mock|doMock|resetModules)\(/

/** A test that swaps modules sees those other files have loaded, unless its file is isolated. */
export function testProblems(root: string): string[] {
  return globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: root })
    .filter(
      (file) => !/\.alone\.test\.tsx?$/.test(file) && MODULE_SWAP.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .map((file) => `${file} swaps modules: call it *.alone.test.*`)
}
