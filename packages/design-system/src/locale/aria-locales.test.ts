// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { LOCALES, trimmed } from '../../scripts/aria-locales.js'

const components = createRequire(import.meta.url).resolve('react-aria-components/package.json')
const aria = dirname(createRequire(components).resolve('react-aria/package.json'))
const table = readFileSync(join(aria, 'dist/private/calendar/intlStrings.mjs'), 'utf8')

it('includes only the react-aria texts of the package’s own languages', () => {
  const result = trimmed(table)
  expect(table.match(/^import /gm)?.length).toBeGreaterThan(30)
  expect(
    [...result.matchAll(/^import \S+ from ".*\/(\w+-\w+)\.mjs"/gm)].map(([, locale = '']) => locale).sort(),
  ).toEqual([...LOCALES].sort())
  expect([...result.matchAll(/"(\w+-\w+)": /g)].map(([, locale = '']) => locale).sort()).toEqual([...LOCALES].sort())
  expect(result).toContain('export {')
})

it('throws when the tables come in another form', () => {
  expect(() => trimmed('export default { sv: {} }')).toThrow('another form')
})
