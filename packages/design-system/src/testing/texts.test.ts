// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageName } from '@klarsikt/tooling/compile-messages'
import { describe, expect, it } from 'vitest'
import { en } from '../locale/en.js'

const SOURCE = join(import.meta.dirname, '..')
/** Components that show these texts: those of the design system, and the try-on, which uses the same provider. */
const COMPONENTS = '{primitives,commerce,../../try-on/src}/**/*.{ts,tsx}'
const code = globSync(COMPONENTS, { cwd: SOURCE })
  .filter((path) => !/\.(?:test|stories)\./.test(path))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n')
/** Texts of core's tables that the components use. */
const CORE_TABLES = /^(?:bankid\.|cart\.interval\.|error\.tooManyRequests$|validation\.)/

describe('the English texts', () => {
  it('are all shown by some component', () => {
    const unused = Object.keys(en).filter((key) => !CORE_TABLES.test(key) && !code.includes(`.${messageName(key)}`))
    expect(unused).toEqual([])
  })

  it('are English and whole', () => {
    const texts = englishTexts()
    expect(texts.length).toBe(Object.keys(en).length)
    expect(texts.filter((text) => text.trim() !== text || text === '' || /[åäö]/i.test(text))).toEqual([])
  })
})

function englishTexts(): string[] {
  const core = join(SOURCE, '../../core/src/messages/en/*.json')
  return globSync([core, join(SOURCE, 'messages/en/*.json')]).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  )
}
