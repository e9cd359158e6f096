// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../locale/en.js'

const SOURCE = join(import.meta.dirname, '..')
const code = globSync('{primitives,commerce}/**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((path) => !/\.(?:test|stories)\./.test(path))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
const calls = code.flatMap((text) => [...text.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key]) => key ?? ''))
/** A key stands in the call itself or in a table beside the Swedish text. */
const literals = new Set(code.flatMap((text) => [...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/gi)].map(([, key]) => key)))

describe('the English texts', () => {
  it('are there for every text of the components', () => {
    expect(calls.length).toBeGreaterThan(20)
    expect(calls.filter((key) => !(key in en))).toEqual([])
  })

  it('are all shown by some component', () => {
    expect(Object.keys(en).filter((key) => !literals.has(key))).toEqual([])
  })

  it('are English and whole', () => {
    const wrong = Object.entries<string>(en).filter(
      ([, text]) => text.trim() !== text || text === '' || /[åäö]/i.test(text),
    )
    expect(wrong).toEqual([])
  })
})
