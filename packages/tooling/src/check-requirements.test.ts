import { describe, expect, it } from 'vitest'
import { unknownIn } from './check-requirements.ts'

/** Built from parts, because the whole text would make this file cite the ids. */
const id = (prefix: string, number: string) => `${prefix}-${number}`
const [here, next, gone] = [id('CART', '011'), id('CART', '012'), id('CART', '999')]
const known = new Set([here, next, 'R1'])

describe('what is cited', () => {
  it('takes ids one by one and several in one pair of brackets', () => {
    expect(unknownIn(`it('refuses a 13th piece [${here}, ${next}] [R1]')`, known)).toEqual([])
  })

  it('names each id that is not known once', () => {
    expect(unknownIn(`[${id('NOT', '001')}] and [${here}, ${id('NOT', '001')}]`, known)).toEqual([id('NOT', '001')])
  })

  it('finds an id outside of brackets, and one in a list that goes on in the next line of a comment', () => {
    expect(unknownIn(`/** See ${gone}. */`, known)).toEqual([gone])
    expect(unknownIn(`/** [${here},\n * ${id('NOT', '001')}] */`, known)).toEqual([id('NOT', '001')])
  })

  it('finds every id of a range', () => {
    expect(unknownIn(`${here}…012`, known)).toEqual([])
    expect(unknownIn(`${here}…${id('CART', '014')}`, known)).toEqual([id('CART', '014'), id('CART', '013')])
  })

  it('finds a bar of reliability that there is not', () => {
    const bar = ['R', '99'].join('')
    expect(unknownIn(`R1 and ${bar}`, known)).toEqual([bar])
  })

  it('finds what looks like the id of another table', () => {
    const other = ['D', '2'].join('')
    expect(unknownIn(`it('takes the line away [${other}]')`, known)).toEqual([other])
  })
})

it('ignores other text in brackets', () => {
  expect(unknownIn('type A = Row[A-1]; rows[D4]; [UTF-8 text] [x]; SHA-256', known)).toEqual([])
})
