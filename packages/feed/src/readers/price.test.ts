import { describe, expect, it } from 'vitest'
import { NotUnderstood } from './not-understood.js'
import { price } from './price.js'

const BLANKS = ['\u00A0', '\u202F', '\u2009']

describe('a price', () => {
  it.each([
    ['1299', 1299],
    ['0', 0],
    ['0.50 SEK', 0.5],
    ['1299.00 SEK', 1299],
    ['1299.000 SEK', 1299],
    ['199.000 SEK', 199],
    ['1299.0000 SEK', 1299],
    ['1299,00', 1299],
    ['1299,5 kr', 1299.5],
    ['1 299,00 SEK', 1299],
    ['1 299 kr', 1299],
    ['1 299:-', 1299],
    ['1299:-', 1299],
    ['1299,-', 1299],
    ['1299:50', 1299.5],
    ['12 345 678,90 kr', 12_345_678.9],
    ['1,234.50', 1234.5],
    ['1,299', 1299],
    ['1,234,567.89 SEK', 1_234_567.89],
    ['1.234,50', 1234.5],
    ['1.299 kr', 1299],
    ['1.234.567', 1_234_567],
    ["1'299.00", 1299],
    ['SEK 1 295,00', 1295],
    ['kr 199', 199],
    ['199kr', 199],
    ['199 Kr.', 199],
    ['sek 49.9', 49.9],
    ['199SEK', 199],
    ...BLANKS.map((blank): [string, number] => [`1${blank}299,00${blank}kr`, 1299]),
  ])('%s is %d', (typed, means) => {
    expect(price(typed, 'SEK')).toBe(means)
  })

  it.each([
    '1e3',
    '0x10',
    '-5',
    '1299 -',
    'free',
    'Gratis',
    'från 99 kr',
    '99-129',
    '99 - 129 kr',
    '1.299',
    '1.299 SEK',
    '1 29 kr',
    '12 99',
    '1,29,000',
    '1..5',
    '1,5,5',
    '1.234.50',
    '1.234,567',
    'SEK 5 SEK',
    '5 kr/st',
    '5 XYZ',
    'SEK',
    '.',
    '٣',
    '1299,00 SEK inkl. moms',
  ])('%s is not understood', (typed) => {
    expect(price(typed, 'SEK')).toBeInstanceOf(NotUnderstood)
    expect(price(typed, 'SEK')).toMatchObject({ why: expect.stringContaining(`“${typed}”`) as string })
  })

  it.each([
    ['49.99 EUR', 'SEK'],
    ['€49.99', 'SEK'],
    ['£5', 'EUR'],
    ['199 kr', 'EUR'],
    ['USD 5', 'CAD'],
  ])('%s is refused where the market has %s', (typed, currency) => {
    expect(price(typed, currency)).toMatchObject({ why: expect.stringContaining(`which has ${currency}`) as string })
  })

  it.each([
    ['€49.99', 'EUR', 49.99],
    ['$5', 'CAD', 5],
    ['199 kr', 'NOK', 199],
    ['1.299 KWD', 'KWD', 1.299],
    ['1,299 JPY', 'JPY', 1299],
    ['49.99 EUR', undefined, 49.99],
  ])('%s is understood where the market has %s', (typed, currency, means) => {
    expect(price(typed, currency)).toBe(means)
  })

  it('that is not there is none', () => {
    expect([price(undefined), price(' ')]).toEqual([undefined, undefined])
  })
})
