import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MODULE_SWAP = /\bvi\.(?:mock|doMock|resetModules)\(/

/** Matches assertions about elapsed time. They depend on the load of the machine, so `vitest bench` measures time instead. */
const TIME_CLAIM = /\bexpect\([^;\n]*\b(?:performance|Date)\.now\(\)\s*-|\bprocess\.cpuUsage\(/

/** Finds tests that affect other files through swapped modules, or that fail on a busy machine. */
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
