import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedCode, typedText } from './index.js'
import { typedMessage } from './typed-text.js'

it.each([
  ['\u202aanna@example.se\u202c', 'anna@example.se'],
  ['\ufeff070\u200b174', '070174'],
  ['Gl\u00adas', 'Glas'],
  ['１２３ ＡＢ', '123 AB'],
  ['Anna\u2013Karin \u2212 \u2011', 'Anna-Karin - -'],
  ['D\u2019Angelo D\u00b4Angelo D\u02bcAngelo', "D'Angelo D'Angelo D'Angelo"],
  ['\u00a0Anna \t\u2003 Karin\u202f', 'Anna Karin'],
  ['Storgatan 3½', 'Storgatan 3½'],
  ['A\u030asa', 'Åsa'],
  ['27\u2033', "27''"],
  ['a\nb', 'a\nb'],
])('reads %j as %j', (pasted, text) => {
  expect(typedText(pasted)).toBe(text)
})

it('has one spelling for what it has read, and no blanks in a code', () => {
  expect(typedCode(' 55\u00a060 16\u20130680\n')).toBe('556016-0680')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = typedText(text)
      return typedText(read) === read && typedCode(text) === typedCode(read)
    }),
    { numRuns: 1000 },
  )
})

it('leaves what is written over several lines as it is, but for what turns or hides text', () => {
  expect(typedMessage(' Hej \u202egro\u202c –\r\ntack 👩\u200d👧 ’ok’ ')).toBe('Hej gro –\ntack 👩\u200d👧 ’ok’')
})
