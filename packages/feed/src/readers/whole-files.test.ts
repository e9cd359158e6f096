import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { checkProduct } from '../check/check-product.js'
import { BrokenFeed } from './broken-feed.js'
import { readFeedFile } from './read-file.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-whole-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function titles(content: string | Uint8Array): Promise<unknown[]> {
  const file = join(folder, 'feed')
  writeFileSync(file, content)
  const feed = await readFeedFile(file, { now: new Date('2026-11-02T10:00:00Z') })
  const found: unknown[] = []
  for await (const line of feed.lines) {
    const checked = checkProduct(line)
    found.push(checked.ok ? checked.value.title : checked.error.why)
  }
  return found
}

const xmlItem = (id: number) =>
  `<item><g:id>${id}</g:id><title>Båge ${id}</title><link>https://s.test/${id}</link><g:price>10 SEK</g:price></item>\n`
const items = [1, 2, 3].map(xmlItem).join('')
const rss = `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>\n`
const rows = [1, 2, 3].map((id) => `${id}\tBåge ${id}\thttps://s.test/${id}\t10 SEK\n`).join('')
const tsv = `id\ttitle\tlink\tprice\n${rows}`
const csv = tsv.replaceAll('\t', ',')
const records = [1, 2, 3].map((id) => ({ product_id: `${id}`, title: `Båge ${id}`, page_url: `/${id}` }))
const ndjson = records.map((one) => `${JSON.stringify(one)}\n`).join('')
const json = JSON.stringify(records, null, 2)

describe.each([
  ['XML', rss, 3],
  ['TSV', tsv, 0],
  ['CSV', csv, 0],
  ['NDJSON', ndjson, 0],
  ['JSON', json, 1],
])('%s', (name, whole, end) => {
  it('is read to its end', async () => {
    const expected = ['Båge 1', 'Båge 2', 'Båge 3']
    for (const content of [whole, gzipSync(whole), `\uFEFF${whole}`]) expect(await titles(content)).toEqual(expected)
  })

  it('is broken wherever inside its last record or after it, where more belongs there, it was cut', async () => {
    const bytes = Buffer.from(whole)
    const last = bytes.lastIndexOf(name === 'XML' ? '<item>' : name === 'JSON' ? '  {' : '\n', bytes.length - 2)
    // A table without the end of its last field looks complete, so the test does not cut there.
    const lastField =
      name === 'TSV' || name === 'CSV' ? bytes.lastIndexOf(name === 'TSV' ? '\t' : ',') - 1 : bytes.length - 2
    const unnoticed: string[] = []
    for (let at = last + 3; at <= lastField - end; at++)
      await titles(bytes.subarray(0, at)).then(
        () => unnoticed.push(bytes.subarray(last, at).toString()),
        (error: unknown) => expect(error).toBeInstanceOf(BrokenFeed),
      )
    expect(unnoticed).toEqual([])
  })

  it('is broken when its packing was cut', async () => {
    const packed = gzipSync(whole)
    await expect(titles(packed.subarray(0, packed.length - 9))).rejects.toThrow()
  })
})

it.each([
  ['an empty file', '', 'The file is empty.'],
  ['blank lines', ' \n\n', 'The file is empty.'],
  ['the error page of a proxy', '<html><body>502 Bad gateway</body></html>', 'This is a web page and no product feed.'],
  ['such a page in HTML', '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><br></html>', 'This is a web page'],
  ['an error in XML', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'holds no product'],
  ['a feed without items', '<rss><channel><title>Shop</title></channel></rss>', 'holds no product'],
  ['a text', 'Service Unavailable', 'names no column for the id'],
  ['another table', 'date;visits\n2026-01-01;7\n', 'names no column for the id'],
  ['a table without rows', 'id,title,link\n', 'no rows below its heading'],
  ['an empty list', '[]', null],
])('%s is no feed', async (_, content, why) => {
  if (why === null) expect(await titles(content)).toEqual([])
  else await expect(titles(content)).rejects.toThrow(why)
})

describe('a table', () => {
  it('knows an inch sign from a quote that encloses a field', async () => {
    const inches =
      'id\ttitle\tlink\tprice\tdescription\n' +
      '1\tSkärm\thttps://x.test/1\t1299.00 SEK\tSkärm 27" bred\n2\tKabel\thttps://x.test/2\t99 SEK\tKabel\n' +
      '3\tStativ\thttps://x.test/3\t199 SEK\tFör 32" skärm\n4\tLampa\thttps://x.test/4\t199 SEK\tLampa\n'
    expect(await titles(inches)).toEqual(['Skärm', 'Kabel', 'Stativ', 'Lampa'])
    expect(await titles(inches.replace('För 32"', 'För 32'))).toHaveLength(4)
    expect(await titles(inches.replaceAll('\t', ','))).toHaveLength(4)
  })

  it('that is separated by tabs may begin and end fields with quotes that enclose nothing', async () => {
    const text =
      'id\ttitle\tlink\tdescription\n1\t"Äkta" läder\thttps://x.test/1\tA\n2\tB\thttps://x.test/2\t"stor\n3\t5"\thttps://x.test/3\tC\n'
    expect(await titles(text)).toEqual(['"Äkta" läder', 'B', '5"'])
    const pair = 'id\ttitle\tlink\n1\t"27 tum\thttps://x.test/1\n2\tB\thttps://x.test/2\n3\tA 32"\thttps://x.test/3\n'
    expect(await titles(pair)).toEqual(['"27 tum', 'B', 'A 32"'])
  })

  it('loses no more than the record whose quotes do not fit', async () => {
    const text =
      'id,title,link,description\n1,A,https://x.test/1,"stor, "fin" och bra"\n2,B,https://x.test/2,"En\n""rad"" till"\n3,C,https://x.test/3,\n'
    expect(await titles(text)).toEqual([expect.stringContaining('a quote'), 'B', 'C'])
    const open =
      'id,title,link,description\n1,A,https://x.test/1,"aldrig, slut\n2,B,https://x.test/2,b\n3,C,https://x.test/3,c\n'
    expect(await titles(open)).toEqual([expect.stringContaining('a quote'), 'B', 'C'])
  })

  it("is read with Excel's note of its delimiter", async () => {
    expect(await titles('sep=;\r\nid;title;link\r\n1;A;https://x.test/1\r\n')).toEqual(['A'])
  })

  it('may leave empty fields at the end of its lines out', async () => {
    expect(
      await titles('id;title;link;brand\n1;A;https://x.test/1\n2;B;https://x.test/2;X\n3;C;https://x.test/3'),
    ).toEqual(['A', 'B', 'C'])
  })

  it('is read alike however it comes in', async () => {
    const file = join(folder, 'long.csv')
    const text = Array.from({ length: 20_000 }, (_, n) => `${n},"Båge ""${n}"" å\r\nrad",https://x.test/${n}\r\n`).join(
      '',
    )
    writeFileSync(file, `id,title,link\r\n${text}`)
    const feed = await readFeedFile(file, { now: new Date() })
    expect(feed.table).toEqual({ quoting: 'enclosing', heading: ['id', 'title', 'link'], rows: 20_000, short: 0 })
    let read = 0
    for await (const line of feed.lines) if ('value' in line) read++
    expect(read).toBe(20_000)
  })
})
