import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PackedWords } from './packed-words.js'

const word = fc.stringMatching(/^[a-c]{1,4}$/)

it('has the words it was given and no other', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (given, asked) => {
      const packed = new PackedWords(given)
      const plain = new Set(given)
      for (const one of [...given, ...asked, '']) expect(packed.has(one)).toBe(plain.has(one))
    }),
  )
})

it('is asked for anything at all', () => {
  const packed = new PackedWords(['sol', 'båge', 'ram ram'])
  fc.assert(fc.property(fc.string(), (text) => packed.has(text) === (text === 'sol')))
  expect(packed.has('sol\nram')).toBe(false)
})
