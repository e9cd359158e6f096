import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MODULE_SWAP = /\bvi\.(?:mock|doMock|resetModules)\(/

/** How long something took, as a claim: what a busy machine decides is measured by `vitest bench`. */
const TIME_CLAIM = /\bexpect\([^;\n]*\b(?:performance|Date)\.now\(\)\s*-|\bprocess\.cpuUsage\(/

/** Tests that see what other files have loaded, or that hold a busy machine against the code. */
export function testProblems(root: string): string[] {
  return globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [
      ...(!/\.alone\.test\.tsx?$/.test(file) && MODULE_SWAP.test(text)
        ? [`${file} swaps modules: call it *.alone.test.*`]
        : []),
      ...(TIME_CLAIM.test(text) ? [`${file} asserts how long something took: measure it in a *.bench.ts file`] : []),
    ]
  })
}
