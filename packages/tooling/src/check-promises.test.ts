import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { promiseProblems, writePromises } from './check-promises.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'promises-'))
  for (const folder of ['packages/core/src/messages/sv', 'docs'])
    mkdirSync(path.join(root, folder), { recursive: true })
  write('packages/core/src/rule.ts', 'export const rule = 1')
  write(
    'packages/core/src/messages/sv/shop.json',
    JSON.stringify({ 'shop.free': 'Utan kostnad', 'shop.name': 'Butik' }),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

function problemsOf(...marks: object[]): string[] {
  write('packages/core/src/messages/promises.json', JSON.stringify(marks))
  writePromises(root)
  return promiseProblems(root)
}

const KEPT = { promise: 'It is free', keys: ['shop.free'], keptBy: ['packages/core/src/rule.ts › rule'] }

it('says nothing of a promise that a rule keeps, and of texts that promise nothing', () => {
  expect(problemsOf(KEPT)).toEqual([])
})

it.each([
  ['a promise that nothing keeps', [{ ...KEPT, keptBy: [] }], /Nothing keeps the promise: It is free/],
  ['a keeper whose file is gone', [{ ...KEPT, keptBy: ['gone.ts › rule'] }], /keeper that is not there/],
  ['a keeper that its file does not have', [{ ...KEPT, keptBy: ['packages/core/src/rule.ts › other'] }], /keeper/],
  ['a text that sounds like one and is not marked', [], /shop\.free sounds like a promise/],
  [
    'a key that no catalogue has',
    [{ ...KEPT, keys: ['shop.free', 'shop.gone'] }],
    /shop\.gone, which no catalogue has/,
  ],
  ['a text that its file does not have', [{ ...KEPT, texts: { 'packages/core/src/rule.ts': 'gratis' } }], /gratis/],
] as const)('names %s', (_name, marks, problem) => {
  expect(problemsOf(...marks)).toEqual([expect.stringMatching(problem)])
})

it('names a list that is not what the marks say', () => {
  problemsOf(KEPT)
  write('docs/promises.md', 'old')
  expect(promiseProblems(root)).toEqual([expect.stringMatching(/promises\.md is out of step/)])
})
