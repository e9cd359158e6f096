import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAnalyser } from './analyser.js'
import { fold, normalise } from './fold.js'
import type { Language } from './language.js'
import { stemmerOf } from './stem.js'
import { tokenise } from './tokenise.js'

const LANGUAGES: readonly Language[] = ['sv', 'en', 'no', 'da', 'fi', 'de', 'nl', 'other']
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'abcåäöéøß-.,"52 +™'), maxLength: 40 }),
)

describe('normalising and folding', () => {
  it('are fixed points, and folding does not care about marks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = normalise(text)
        expect(normalise(normal)).toBe(normal)
        expect(fold(fold(normal))).toBe(fold(normal))
      }),
    )
  })

  it.each([
    ['Ögon­droppar', 'ögondroppar', 'ogondroppar'],
    ['ﬁLTER', 'filter', 'filter'],
    ['Bjørn', 'bjørn', 'bjorn'],
    ['Straße', 'straße', 'strasse'],
    ['５２ＭＭ', '52mm', '52mm'],
    ['Å', 'å', 'a'],
  ])('%s', (typed, normal, folded) => {
    expect(normalise(typed)).toBe(normal)
    expect(fold(normal)).toBe(folded)
  })
})

describe('stemming', () => {
  it.each(LANGUAGES)('%s comes to rest, and the same whether marks are written or not', (language) => {
    const stem = stemmerOf(language)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abdeiklmnorstuvyåäö'), maxLength: 14 }), (word) => {
        const once = stem(fold(word))
        expect(stem(once)).toBe(once)
        expect(fold(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['sv', ['lins', 'linser', 'linsen', 'linserna']],
    ['sv', ['båge', 'bågar', 'bågen', 'bagarna']],
    ['sv', ['rund', 'runda', 'runt']],
    ['sv', ['progressiv', 'progressiva', 'progressivt']],
    ['sv', ['vätska', 'vätskan', 'vätskor', 'vätskorna']],
    ['sv', ['blå', 'blått', 'blåa']],
    ['en', ['battery', 'batteries']],
    ['en', ['mouse', 'mice']],
    ['en', ['lens', 'lenses']],
    ['de', ['brille', 'brillen']],
    ['nl', ['bril', 'brillen']],
    ['da', ['brille', 'briller', 'brillerne']],
    ['no', ['brille', 'briller', 'brillene']],
    ['fi', ['lasi', 'lasit']],
  ] as const)('%s: %j are one', (language, forms) => {
    const stem = stemmerOf(language)
    expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1)
  })
})

describe('splitting a text into words', () => {
  it('gives places in the original, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let before = -1
        for (const token of tokenise(text)) {
          expect(token.start).toBeLessThan(token.end)
          expect(token.end).toBeLessThanOrEqual(text.length)
          expect(token.position).toBeGreaterThanOrEqual(before)
          before = token.position
        }
      }),
    )
  })

  it.each([
    ['Ray-Ban RB-2140', 'ray rayban ban rb rb2140 2140'],
    ['-2,50 eller +1.5', '-2.5 eller +1.5'],
    ['52 mm och 52mm', '52 52mm mm och 52mm'],
    ['10,000 mAh', '10000 10000mah mah'],
    ['skärm 17" bred', 'skärm 17 17inch inch bred'],
    ['Kiss™ & Co®', 'kiss co'],
    ['2.5cm', '2.5 2.5cm cm'],
  ])('%s', (text, words) => {
    expect(
      tokenise(text)
        .map((token) => token.word)
        .join(' '),
    ).toBe(words)
  })
})

describe('compounds', () => {
  const analyser = createAnalyser({ language: 'sv', isWord: (word) => word === 'glasogon' || word === 'fodral' })

  it.each([
    ['solglasögon', ['sol', 'glasogon']],
    ['läsglasögonen', ['las', 'glasogon']],
    ['kontaktlinser', ['kontak', 'lin']],
    ['månadslinser', ['man', 'lin']],
    ['damglasögon', ['dam', 'glasogon']],
    ['barnglasögon', ['barn', 'glasogon']],
    ['glasögonfodral', ['glasogon', 'fodral']],
    ['glasögon', []],
    ['putsduk', ['put', 'duk']],
    ['läsglasögon', ['las', 'glasogon']],
    ['titan', []],
    ['titanbågar', ['titan', 'bag']],
    ['tn2110', ['tn', '2110']],
  ])('%s', (word, parts) => {
    expect(analyser.forms(word).parts).toEqual(parts)
  })
})

describe('a long word', () => {
  const long = 'solglasögonfodralet'.repeat(60).slice(0, 1_000)

  it('is cut to its first 40 letters, with its place in the text as it was', () => {
    expect(tokenise(`${long} dam`)).toEqual([
      expect.objectContaining({ word: long.slice(0, 40), start: 0, end: 1_000 }),
      expect.objectContaining({ word: 'dam', position: 1 }),
    ])
  })

  it('is found by its beginning, however much longer either is', () => {
    const analyser = createAnalyser({ language: 'sv' })
    expect(analyser.index(`${long}a`)[0]?.stem).toBe(analyser.index(`${long}b`)[0]?.stem)
  })

  // Stemming by quadratic regular expressions took minutes on these words.
  it.each(LANGUAGES)('%s: is not stemmed where it is too long for a word', (language) => {
    const stem = stemmerOf(language)
    for (const ending of ['a', 'x', 'et', 'igt', 'nn', 'isk', 'el'])
      for (const length of [90, 20_000]) {
        const word = ending.repeat(length / ending.length)
        expect(stem(word)).toBe(word)
      }
  })
})
