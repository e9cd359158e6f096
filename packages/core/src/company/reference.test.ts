import { describe, expect, it } from 'vitest'
import { parseReference, parseReferenceFormat } from './reference.js'

const valueOf = (result: { ok: boolean; value?: string }) => (result.ok ? result.value : null)

describe('a format of references [B2B-001]', () => {
  it.each([
    ['costCentre', 'aa-9999', 'AA-9999'],
    ['costCentre', '9', '9'],
    ['costCentre', '-99', null],
    ['costCentre', '12-34', null],
    ['costCentre', '', null],
    ['costCentre', '9'.repeat(21), null],
    ['employee', ' 99 999 ', '99999'],
    ['employee', 'A999', null],
    ['freeText', 'what ever', ''],
  ] as const)('of the type %s reads %j as %j', (type, text, read) => {
    expect(valueOf(parseReferenceFormat(type, text))).toBe(read)
  })
})

describe('a reference', () => {
  it.each([
    ['costCentre', 'AA-99', 'KS-12', 'KS-12'],
    ['costCentre', 'AA-99', 'KS-1', null],
    ['costCentre', 'AA-99', 'KS-123', null],
    ['employee', '9999', '0042', '0042'],
    ['employee', '9999', '', null],
    ['freeText', '', ' Växjö, plan 2 ', 'Växjö, plan 2'],
    ['freeText', '', 'a<b', null],
    ['freeText', '', 'x'.repeat(51), null],
  ] as const)('of the type %s and format %j reads %j as %j', (type, format, text, read) => {
    expect(valueOf(parseReference({ type, format }, text))).toBe(read)
  })
})
