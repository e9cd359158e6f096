import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message.js'

describe('formatMessage', () => {
  it('puts values in place of names', () => {
    expect(formatMessage('{name} togs bort, {name}!', { name: 'Båge' })).toBe('Båge togs bort, Båge!')
    expect(formatMessage('{count} st', { count: 0 })).toBe('0 st')
  })

  it('chooses the plural: exact value first, then one, then other', () => {
    const text = 'Varukorg, {count, plural, =0 {tom} one {# vara} other {# varor}}'
    expect([0, 1, 2].map((count) => formatMessage(text, { count }))).toEqual([
      'Varukorg, tom',
      'Varukorg, 1 vara',
      'Varukorg, 2 varor',
    ])
    expect(formatMessage('{n, plural, one {en} other {#}}', { n: 1_234_567.5 })).toBe('1\u00A0234\u00A0567,5')
  })

  it('reads select and arguments inside cases', () => {
    const text = '{eye, select, right {höger} other {{side} sida}} öga'
    expect(formatMessage(text, { eye: 'right' })).toBe('höger öga')
    expect(formatMessage(text, { eye: 'x', side: 'ena' })).toBe('ena sida öga')
    expect(formatMessage('{n, plural, other {# {what}}} #1', { n: 3, what: 'par' })).toBe('3 par #1')
  })

  it('shows a value that was not given, and takes nothing from the prototype', () => {
    expect(formatMessage('Hej {name}')).toBe('Hej {name}')
    expect(formatMessage('{toString}{constructor}')).toBe('{toString}{constructor}')
  })

  it('leaves values alone: braces in them are text', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(formatMessage('<{value}>', { value })).toBe(`<${value}>`)
      }),
    )
  })

  it('never throws, however broken the text', () => {
    const shards = fc.constantFrom('{', '}', '#', ',', 'plural', 'select', 'count', '=0', 'one', 'other', ' ', 'a')
    fc.assert(
      fc.property(fc.array(shards), (parts) => {
        expect(typeof formatMessage(parts.join(''), { count: 2, a: 'b' })).toBe('string')
      }),
    )
  })
})
