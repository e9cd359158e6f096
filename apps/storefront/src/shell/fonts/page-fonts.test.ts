// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoShop } from '@klarsikt/fixtures/demo'
import { expect, it } from 'vitest'
import { facesOf, makePageFont, PAGE_FONTS } from '../../../scripts/page-fonts.js'

const beside = (file: string) => readFileSync(new URL(file, import.meta.url))
const css = beside('fonts.css').toString()

/** Characters in Swedish texts that Instrument Sans lacks. */
const NOT_IN_THE_FONT = new Set([...'±µ□→⌘'].map((sign) => sign.codePointAt(0)))

it.each(PAGE_FONTS)('$file is what is cut from the whole font', async (font) => {
  expect(beside(font.file).equals(await makePageFont(font))).toBe(true)
})

it.each(PAGE_FONTS)('$file is one of two faces that share the whole font’s range', ({ family, stylesheet }) => {
  const [text = new Set(), rest = new Set()] = facesOf(css, family)
  const latin = facesOf(readFileSync(fileURLToPath(stylesheet), 'utf8'), family).at(-1)
  expect([...text].filter((point) => rest.has(point))).toEqual([])
  expect([...text, ...rest].toSorted((a, b) => a - b)).toEqual([...(latin ?? [])].toSorted((a, b) => a - b))
})

it('has every letter and sign of the messages and of the demo shop', () => {
  const { articles, pages } = demoShop(new Date('2026-03-02T09:00:00Z'))
  const packages = fileURLToPath(new URL('../../../../../packages', import.meta.url))
  const catalogues = globSync(`${packages}/*/src/messages/sv/*.json`).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as object,
  )
  expect(catalogues.length).toBeGreaterThan(40)
  const [text = new Set()] = facesOf(css, 'Instrument Sans Variable')
  const used = new Set(Array.from(JSON.stringify([catalogues, articles, pages]), (sign) => sign.codePointAt(0) ?? 0))
  const missing = [...used].filter((point) => !text.has(point) && !NOT_IN_THE_FONT.has(point))
  expect(missing.map((point) => String.fromCodePoint(point))).toEqual([])
})
