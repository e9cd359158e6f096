import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { checkProduct } from '../check/check-product.js'
import { readFeedFile } from './read-file.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-odd-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns titles and prices of the accepted lines and the errors of refused ones, or why the whole file is refused. */
async function read(content: string | Uint8Array) {
  const file = join(folder, 'feed')
  writeFileSync(file, content)
  try {
    const feed = await readFeedFile(file, { now: new Date('2026-11-02T10:00:00Z'), currency: 'SEK' })
    const found = []
    for await (const line of feed.lines) found.push(checkProduct(line, 'SEK'))
    return {
      taken: found.flatMap((one) =>
        one.ok ? [`${one.value.product_id} ${one.value.title} ${one.value.sale_price}`] : [],
      ),
      refused: found.flatMap((one) => (one.ok ? [] : [`${one.error.line} ${one.error.field}: ${one.error.why}`])),
      short: feed.table?.short ?? 0,
    }
  } catch (error) {
    return (error as Error).message
  }
}

const HEADING = 'id,title,link,price\n'
const row = (id: string, title = 'A', price = '100 SEK') => `${id},${title},https://s.test/${id},${price}\n`
const BOTH = { taken: ['1 A 100', '2 A 100'], refused: [], short: 0 }
const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
const xml = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.map((one) => `<item>${one}</item>`).join('')}</channel></rss>`

describe('a file that is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['has a byte order mark in its middle', `\uFEFF${HEADING}${row('1')}\uFEFF${row('2')}`],
    ['ends its lines with returns alone', `${HEADING}${row('1')}${row('2')}`.replaceAll('\n', '\r')],
    ['has invisible signs in ids and titles', `${HEADING}${row('\u200B1\u200B', 'A\u00AD')}${row('2', '\u2060A')}`],
    ['is of two gzip members', Buffer.concat([gzipSync(`${HEADING}${row('1')}`), gzipSync(row('2'))])],
    [
      'is in big-endian UTF-16',
      Buffer.concat([Buffer.from([0xfe, 0xff]), bytes(`${HEADING}${row('1')}${row('2')}`, 'utf16le').swap16()]),
    ],
    ['is in UTF-16 without a mark', bytes(`${HEADING}${row('1')}${row('2')}`, 'utf16le')],
    ['names its delimiter', `sep=;\r\n${HEADING}${row('1')}${row('2')}`.replaceAll(',', ';')],
    ['has names in other letters, with blanks', ` ID , Title ,LINK,Price\n${row('1')}${row('2')}`],
    ['has prices with a sign apart', `${HEADING}${row('1', 'A', '100 :-')}${row('2', 'A', 'kr 100')}`],
  ])('%s', async (_, content) => {
    expect(await read(content)).toEqual(BOTH)
  })

  it('says that a declaration in another encoding is wrong by reading its letters', async () => {
    const item = '<g:id>1</g:id><title>Båge</title><link>https://s.test/1</link>'
    expect(await read(bytes(`<?xml version="1.0" encoding="UTF-8"?>${xml(item)}`, 'latin1'))).toMatchObject({
      taken: ['1 Båge null'],
    })
  })

  it('has quotes, delimiters and line ends in fields, as RFC 4180 has them', async () => {
    const text = `${HEADING}1,"A ""x"",\r\nB",https://s.test/1,"1 299,00"\r\n2,"B",https://s.test/2,""`
    expect(await read(text)).toEqual({ taken: ['1 A "x",\r\nB 1299', '2 B null'], refused: [], short: 0 })
  })

  it('may have rows without their last fields, which are counted', async () => {
    expect(await read(`${HEADING}1,A,https://s.test/1\n${row('2')}`)).toEqual({
      taken: ['1 A null', '2 A 100'],
      refused: [],
      short: 1,
    })
  })
})

describe('a line that is refused, and no other with it', () => {
  it.each([
    ['has more fields than the heading', row('1', 'A', '99,50'), '2 : 5 fields, but the heading names 4'],
    ['has a NUL byte', row('1', 'A\0B'), '2 title: must be readable text'],
    ['has a price below nothing', row('1', 'A', '-5.00 SEK'), '2 sale_price: “-5.00 SEK” is not understood'],
    ['has a price in parts of a hundred', row('1', 'A', '1.299'), '2 sale_price: “1.299” is not understood'],
    ['has a price in digits of another script', row('1', 'A', '١٢٣'), '2 sale_price: “١٢٣” is not understood'],
    ['has a price of somewhere else', row('1', 'A', '€49'), '2 sale_price: “€49” is in another currency'],
    [
      'is huge',
      `1,"${'x,\u00E5'.repeat(400_000)}",https://s.test/1,100\n`,
      '2 : the record is longer than 1000000 characters',
    ],
    ['has a space before a quote', '1, "A, B",https://s.test/1,100\n', '2 : 5 fields, but the heading names 4'],
    ['is a second heading', HEADING, '2 page_url: must be an http(s) address'],
  ])('%s', async (_, line, why) => {
    expect(await read(`${HEADING}${line}${row('2')}`)).toEqual({
      taken: ['2 A 100'],
      refused: [expect.stringContaining(why)],
      short: 0,
    })
  })
})

describe('a file that is refused', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['was cut in the trailer of its gzip', gzipSync(`${HEADING}${row('1')}`).subarray(0, -4), 'unexpected end of file'],
    ['ends with the head of its gzip', gzipSync(HEADING).subarray(0, 10), 'unexpected end of file'],
    [
      'has something else behind its gzip',
      Buffer.concat([gzipSync(`${HEADING}${row('1')}`), bytes('rest', 'utf8')]),
      'incorrect header check',
    ],
    [
      'ends in the middle of a letter',
      Buffer.concat([Buffer.from([0xff, 0xfe]), bytes(`${HEADING}${row('1')}`, 'utf16le'), Buffer.from([0x31])]),
      'ends in the middle of a letter',
    ],
    [
      'names a column twice',
      `id,title,link,Title\n1,A,/a,B\n`,
      'The heading names “title” more than once (columns 2 and 4).',
    ],
    ['names its id twice', `product_id,product_id,title,page_url\n1,2,A,/a\n`, '“product_id” more than once'],
    [
      'is a workbook',
      bytes(`PK\u0003\u0004${'x'.repeat(99)}`, 'latin1'),
      'This is a workbook or another packed archive',
    ],
    ['is an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 7, 7, 7, 7]), 'This is a workbook'],
    ['is a PDF', '%PDF-1.7\nx\n', 'This is a PDF'],
    ['is a list that was cut', '[{"product_id":"1","title":"A","page_url":"/a"},{"product_id":"2"', 'was cut off'],
  ])('%s', async (_, content, why) => {
    expect(await read(content)).toContain(why)
  })
})

it('reads HTML in texts as text, and signs that are no tags as they stand', async () => {
  const text = 'id,title,link\n1,"Tom &amp; <b>Jerry</b> &#229;",https://s.test/1\n2,B <3,https://s.test/2\n'
  expect(await read(text)).toMatchObject({ taken: ['1 Tom & Jerry å null', '2 B <3 null'] })
})
