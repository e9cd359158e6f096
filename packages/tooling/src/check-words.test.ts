import { expect, it } from 'vitest'
import { bannedNames, bannedWords } from './check-words.ts'

const BANNED = new Set(['blurb', 'frob'])

it('reads single words of the list, without those that are plain English as well', () => {
  const glossary = `| place | x |\n## Words we do not use\n\n| Not | But |\n| --- | --- |\n| wish, way | params |\n| first touch, anew | again |`
  expect([...bannedWords(glossary)]).toEqual(['wish', 'anew'])
})

it('finds words in the names that a file declares, and not in what it only uses', () => {
  const text =
    'const aBlurb = 1\nfunction readFrob() {}\nconst { ok, blurb } = other.blurb\ninterface SearchBlurb {}\nblurbing()'
  expect(bannedNames(text, BANNED, false)).toEqual(['aBlurb', 'readFrob', 'SearchBlurb', 'blurb'])
})

it('finds words in the titles of tests, also of tables', () => {
  const text = `it('begins frob', run)\nit.each([1, 2])('is %s, frob', run)\ndescribe('again', run)`
  expect(bannedNames(text, BANNED, true)).toEqual(['begins frob', 'is %s, frob'])
  expect(bannedNames(text, BANNED, false)).toEqual([])
})
