import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { toSourceLines } from './source-lines.js'

const folder = mkdtempSync(join(tmpdir(), 'traces-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BUILT = 'export function pay(order){throw new Error(order)}\n'
/** Maps the function to line 3 of the source, and `throw` and `new Error` to line 4. */
const MAP = { version: 3, sources: ['../src/pay.ts'], names: [], mappings: 'AAEA,2BACE,MAAM' }

/** Returns the stack trace of an error that a built file throws. */
async function traceOf(name: string, withMap: boolean): Promise<string> {
  writeFileSync(join(folder, `${name}.mjs`), BUILT)
  if (withMap) writeFileSync(join(folder, `${name}.mjs.map`), JSON.stringify(MAP))
  const built = (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.mjs`)).href)) as {
    pay(order: string): never
  }
  try {
    return built.pay('o1')
  } catch (error) {
    return (error as Error).stack ?? ''
  }
}

it('names the lines of the sources where a map lies beside the built file', async () => {
  const trace = await traceOf('mapped', true)
  expect(trace).toContain('mapped.mjs:1:')
  expect(toSourceLines(trace)).toContain(`${join(folder, '..', 'src/pay.ts')}:4:9`)
})

it('leaves a trace as it is without a map, or with one that cannot be read', async () => {
  const bare = await traceOf('bare', false)
  expect(toSourceLines(bare)).toBe(bare)
  const torn = await traceOf('torn', false)
  writeFileSync(join(folder, 'torn.mjs.map'), '{"version":')
  expect(toSourceLines(torn)).toBe(torn)
  expect(toSourceLines('')).toBe('')
})
