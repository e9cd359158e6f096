import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PackedWords } from './packed-words.js'

const word = fc.stringMatching(/^[a-c]{1,4}$/)

it('has the words it was given and no other', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (given, asked) => {
      const packed = PackedWords.of(given)
      const plain = new Set(given)
      for (const one of [...given, ...asked, '']) expect(packed.has(one)).toBe(plain.has(one))
    }),
  )
})

it('is asked for anything at all', () => {
  const packed = PackedWords.of(['sol', 'båge', 'ram ram'])
  fc.assert(fc.property(fc.string(), (text) => packed.has(text) === (text === 'sol')))
  expect(packed.has('sol\nram')).toBe(false)
})

it('reads the words of a file that bear a mark', () => {
  const marks = fc.constantFrom('b', 'e', 'be', '')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(word, marks), { selector: ([one]) => one }), word, (lines, asked) => {
      const file = Buffer.from(lines.map(([one, marked]) => `${one} ${marked}\n`).join(''))
      for (const mark of ['b', 'e']) {
        const packed = PackedWords.marked(file, mark)
        const plain = PackedWords.of(lines.flatMap(([one, marked]) => (marked.includes(mark) ? [one] : [])))
        expect(Buffer.from(packed.bytes).equals(Buffer.from(plain.bytes))).toBe(true)
        for (const one of [...lines.map(([line]) => line), asked]) expect(packed.has(one)).toBe(plain.has(one))
      }
    }),
  )
})

it('leaves out of a file what is no word, and takes a last line without an end', () => {
  const packed = PackedWords.marked(Buffer.from('b\n\nbåge b\nram-b b\nsol b'), 'b')
  expect(Buffer.from(packed.bytes).toString()).toBe('sol\n')
})
