import { describe, expect, it } from 'vitest'
import { decodeXml, oreOfXmlDecimal, parseXmlFile, xmlBoolean, xmlDay, xmlWholeNumber } from './xml-file.js'

describe('a value of XML Schema', () => {
  it.each([
    ['498', 49_800],
    ['+00498.0', 49_800],
    ['498.', 49_800],
    ['.5', 50],
    [' 0.05\n', 5],
    ['-0.00', 0],
    ['000000000000498.00', 49_800],
    ['1.234', null],
    ['-1', null],
    ['1e3', null],
    ['1 000', null],
    ['1,00', null],
    ['', null],
    ['.', null],
    ['+', null],
    ['9'.repeat(20), null],
    [`${'0'.repeat(200)}x`, null],
  ])('%j kronor are %j öre', (text, ore) => {
    expect(oreOfXmlDecimal(text)).toBe(ore)
  })

  it.each([
    ['true', true],
    ['1', true],
    [' true\t', true],
    ['false', false],
    ['0', false],
    ['TRUE', null],
    ['', null],
  ])('%j is the boolean %j', (text, value) => {
    expect(xmlBoolean(text)).toBe(value)
  })

  it.each([
    ['0012', 12],
    ['+12', 12],
    [' 12 ', 12],
    ['-1', null],
    ['1.5', null],
    ['', null],
  ])('%j is the whole number %j', (text, value) => {
    expect(xmlWholeNumber(text)).toBe(value)
  })

  it.each([
    ['2026-11-27', '2026-11-27'],
    [' 2026-11-27Z ', '2026-11-27'],
    ['2026-11-27+01:00', '2026-11-27'],
    ['2026-11-27T23:30:00', '2026-11-27'],
    ['2026-11-27T23:30:00Z', '2026-11-28'],
    ['2026-11-27T23:30:00.000+01:00', '2026-11-27'],
    ['2026-02-30', null],
    ['20261127', null],
    ['', null],
  ])('%j is the day %j', (text, day) => {
    expect(xmlDay(text)).toBe(day)
  })
})

it('is read in the encoding that it names or begins with', () => {
  const text = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Åke</a>`
  const utf16 = Buffer.from(text('UTF-16'), 'utf16le')
  for (const bytes of [
    Buffer.from(text('UTF-8')),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text('UTF-8'))]),
    Buffer.from(text('ISO-8859-1'), 'latin1'),
    Buffer.from(text('windows-1252'), 'latin1'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    utf16,
    Buffer.from(utf16).swap16(),
    Buffer.from(text('no such encoding')),
    Buffer.from(text('UTF-16')),
    Buffer.from('<a>Åke</a>'),
  ])
    expect(parseXmlFile(decodeXml(bytes), { lists: new Set() }), bytes.toString('latin1')).toMatchObject({ a: 'Åke' })
})

it('may write characters by their number, and attributes that say nothing here', () => {
  const options = { lists: new Set<string>(), attributes: new Set(['Ccy']) }
  expect(parseXmlFile('<x:a xmlns:x="y"><b xml:lang="sv">&#69;k &#xe5;</b></x:a>', options)).toEqual({
    a: { b: 'Ek å' },
  })
  expect(parseXmlFile('<!DOCTYPE a><a/>', options)).toBeNull()
})
