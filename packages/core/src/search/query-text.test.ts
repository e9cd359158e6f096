import { expect, it } from 'vitest'
import { cutQuery, cutWord, searchTerm, WORD_MAX_LENGTH } from './index.js'
import { QUERY_MAX_LENGTH } from './query-text.js'

it('reads 200 characters of a query and 40 of a word', () => {
  expect([QUERY_MAX_LENGTH, WORD_MAX_LENGTH]).toEqual([200, 40])
  expect(cutQuery('a'.repeat(1_000))).toBe('a'.repeat(200))
  expect(cutWord('a'.repeat(1_000))).toBe('a'.repeat(40))
  expect(searchTerm(` ${'lins '.repeat(300)}`)?.length).toBeLessThanOrEqual(200)
})

it('leaves ordinary texts as they are, and never half a character', () => {
  expect(cutQuery('glasögon för läsning')).toBe('glasögon för läsning')
  expect(cutWord(`${'a'.repeat(39)}👓`)).toBe('a'.repeat(39))
})
