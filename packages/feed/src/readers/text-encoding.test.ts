import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { checkProduct } from '../check/check-product.js'
import { readFeedFile } from './read-file.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-encodings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TITLE = 'Stövel i läder, Å – ”äkta” €'
const tsv = `id\ttitle\tlink\n1\t${TITLE}\thttps://s.test/1\n2\tTvå\thttps://s.test/2\n`
const csv = `product_id;title;page_url\r\n1;${TITLE};/1\r\n2;Två;/2\r\n`
const ndjson = [TITLE, 'Två']
  .map((title, at) => `${JSON.stringify({ product_id: at + 1, title, page_url: '/1' })}\n`)
  .join('')
const xml = (label: string) =>
  `<?xml version="1.0" encoding="${label}"?>\n<rss><channel>${[TITLE, 'Två'].map((title, at) => `<item><g:id>${at}</g:id><title>${title}</title><link>/1</link></item>`).join('\n')}</channel></rss>`

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const bigEndian = (text: string) => utf16(text).swap16()
const OF_1252: Readonly<Record<string, number>> = { '–': 0x96, '”': 0x94, '€': 0x80 }
const windows1252 = (text: string) => Buffer.from(Array.from(text, (sign) => OF_1252[sign] ?? sign.charCodeAt(0)))

async function read(content: Uint8Array) {
  const file = join(folder, 'feed')
  writeFileSync(file, content)
  const feed = await readFeedFile(file, { now: new Date() })
  const titles: unknown[] = []
  for await (const line of feed.lines) {
    const checked = checkProduct(line)
    titles.push(checked.ok ? checked.value.title : checked.error)
  }
  return { titles, encoding: feed.encoding.encoding, by: feed.encoding.by }
}

it.each([
  ['TSV in Windows-1252', windows1252(tsv), 'windows-1252', 'guess'],
  ['CSV in Windows-1252', windows1252(csv), 'windows-1252', 'guess'],
  ['NDJSON in Windows-1252', windows1252(ndjson), 'windows-1252', 'guess'],
  ['XML that declares ISO-8859-1', windows1252(xml('ISO-8859-1')), 'windows-1252', 'declaration'],
  ['XML that declares Windows-1252', windows1252(xml('windows-1252')), 'windows-1252', 'declaration'],
  ['XML that declares UTF-8 and is not', windows1252(xml('UTF-8')), 'windows-1252', 'guess'],
  ['XML that declares ISO-8859-1 and is UTF-8', Buffer.from(xml('iso-8859-1')), 'utf-8', 'its letters'],
  ['XML in UTF-8', Buffer.from(xml('utf-8')), 'utf-8', 'declaration'],
  ['TSV in UTF-8', Buffer.from(tsv), 'utf-8', 'its letters'],
  ['TSV in UTF-8 with a mark', Buffer.from(`\uFEFF${tsv}`), 'utf-8', 'byte order mark'],
  ['NDJSON in UTF-8 with a mark', Buffer.from(`\uFEFF${ndjson}`), 'utf-8', 'byte order mark'],
  ['TSV in UTF-16', utf16(`\uFEFF${tsv}`), 'utf-16le', 'byte order mark'],
  ['TSV in UTF-16, big end first', bigEndian(`\uFEFF${tsv}`), 'utf-16be', 'byte order mark'],
  ['TSV in UTF-16 without a mark', utf16(tsv), 'utf-16le', 'guess'],
  ['CSV in UTF-16, big end first, without a mark', bigEndian(csv), 'utf-16be', 'guess'],
  ['XML in UTF-16', utf16(`\uFEFF${xml('UTF-16')}`), 'utf-16le', 'byte order mark'],
  ['XML in UTF-16 without a mark', utf16(xml('UTF-16')), 'utf-16le', 'guess'],
  ['NDJSON in UTF-16', utf16(`\uFEFF${ndjson}`), 'utf-16le', 'byte order mark'],
])('reads %s', async (_, content, encoding, by) => {
  const expected = { titles: [TITLE, 'Två'], encoding, by }
  expect(await read(content)).toEqual(expected)
  expect(await read(gzipSync(content))).toEqual(expected)
})

it('lets one damaged letter spoil no other', async () => {
  const bytes = Buffer.from(ndjson)
  bytes[bytes.indexOf('v', bytes.indexOf('Tv')) + 2] = 0x20
  const { titles, encoding } = await read(bytes)
  expect([titles[0], encoding]).toEqual([TITLE, 'utf-8'])
})

it.each([
  ['UTF-8', Buffer.from('id\ttitle\tlink\n1\tTvå läder\t/å').subarray(0, -1)],
  ['UTF-16', utf16(`\uFEFF${tsv}`).subarray(0, -1)],
])('finds a text in %s that ends in the middle of a letter', async (_, content) => {
  await expect(read(content)).rejects.toThrow('in the middle of a letter')
})
