import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = path.join(import.meta.dirname, '..')
/** Where a provider may be named: its folder, its line, its settings and its words. */
const NAMED = /^providers\/(payment-registry\.ts|payment\/(klarna\/|settings\.ts|texts\.ts))/

it('names no payment provider outside of its folder and its line in the registry', () => {
  const strays = globSync('**/*.ts', { cwd: SOURCES }).filter(
    (file) =>
      !NAMED.test(file) &&
      !/\.test\.ts$|testing\//.test(file) &&
      /klarna/i.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  )
  expect(strays).toEqual([])
})
