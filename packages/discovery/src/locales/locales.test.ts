import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cs } from './cs.js'
import { da } from './da.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fi } from './fi.js'
import { counted, fill, pluralForm } from './format.js'
import { fr } from './fr.js'
import { it as italian } from './it.js'
import { nl } from './nl.js'
import { no } from './no.js'
import { pl } from './pl.js'
import { pt } from './pt.js'
import { sv } from './sv.js'
import type { Locale, Table } from './types.js'

const tables: readonly Locale[] = [en, cs, da, nl, fi, fr, de, italian, no, pl, pt, es, sv]

describe('tables of texts', () => {
  it('are thirteen with the same keys [WI18N-006]', () => {
    expect(new Set(tables.map(({ code }) => code)).size).toBe(13)
    for (const { texts } of tables) expect(Object.keys(texts).sort()).toEqual(Object.keys(en.texts).sort())
  })

  it('have no empty text and no placeholder without a value', () => {
    const known = new Set(['{count}', '{query}', '{filter}'])
    const texts = tables.flatMap((table) =>
      Object.values(table.texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
    )
    for (const text of texts) {
      expect(text?.trim()).toBeTruthy()
      for (const [placeholder] of text?.matchAll(/\{\w*\}/g) ?? []) expect(known).toContain(placeholder)
    }
  })

  it('are published in seven languages [WI18N-007]', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      exports: object
    }
    const published = Object.keys(manifest.exports).flatMap((name) => name.match(/^\.\/locales\/(\w+)$/)?.[1] ?? [])
    expect(published).toEqual(['cs', 'da', 'en', 'fi', 'nl', 'no', 'sv'])
  })

  it('say in English exactly what is required [WERR-010] [WERR-011] [WERR-012] [WERR-013] [WERR-014]', () => {
    expect(en.texts).toMatchObject({
      noProductsHere: 'No products here, sorry',
      noResults: 'No results',
      noProductsFound: 'No products found',
      tryWithoutFilters: 'Try again without filters',
      weClearedYourFilters: 'We cleared your filters',
      filtersCleared: 'Filters cleared',
      restore: 'Restore',
      ok: 'OK',
      discoverMore: 'Discover more',
    })
  })
})

it('a table that lacks a key, a plural form or a placeholder does not compile', () => {
  const { texts } = en
  const incomplete: readonly Table<'en' | 'cs'>[] = [
    // @ts-expect-error -- a text is missing
    { ...en, texts: { ...texts, ok: undefined } },
    // @ts-expect-error -- the placeholder is missing
    { ...en, texts: { ...texts, removeSearch: 'Remove' } },
    // @ts-expect-error -- the count is missing
    { ...en, texts: { ...texts, results: { one: '{count} result', other: 'results' } } },
    // @ts-expect-error -- the few-form of Czech is missing
    { ...cs, texts: { ...cs.texts, results: { one: '{count}', other: '{count}' } } } satisfies Table<'cs'>,
  ]
  expect(incomplete).toHaveLength(4)
})

describe('plural forms', () => {
  const forms = { one: 'one', few: 'few', other: 'many' }
  const of = (code: string, counts: readonly number[]) => counts.map((count) => pluralForm(code, forms, count))

  it('are singular for exactly 1 in every language [WI18N-008]', () => {
    for (const { code } of tables) expect(of(code, [0, 1]).map((form) => form === 'one')).toEqual([false, true])
    expect(of('en', [0, 1, 2])).toEqual(['many', 'one', 'many'])
  })

  it('are few for 2 to 4 in Czech [WI18N-009]', () => {
    expect(of('cs', [1, 2, 3, 4, 5, 22])).toEqual(['one', 'few', 'few', 'few', 'many', 'many'])
  })

  it('are few by the last digits in Polish [WI18N-010]', () => {
    expect(of('pl', [2, 4, 22, 24, 102])).toEqual(Array.from({ length: 5 }, () => 'few'))
    expect(of('pl', [0, 5, 12, 14, 21, 112])).toEqual(Array.from({ length: 6 }, () => 'many'))
  })

  it('fall back where a language has no such form', () => {
    expect(counted(cs, { one: '{count} a', other: '{count} b' }, 3)).toBe('3 b')
  })
})

describe('filled texts', () => {
  it('show the number of all results [WMODAL-008] and products [WCAT-009]', () => {
    expect(counted(en, en.texts.viewAll, 37)).toBe('View all 37 results')
    expect(counted(sv, sv.texts.showProducts, 12)).toBe('Visa 12 produkter')
    expect(counted(sv, sv.texts.resultsFor, 1299, { query: '$& {x}' })).toBe('1\u00A0299 träffar för $& {x}')
  })

  it('leave unknown placeholders', () => {
    expect(fill('{a} {b}', { a: 'x' })).toBe('x {b}')
  })
})
