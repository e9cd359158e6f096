import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import electronics from '../../mappings/electronics.json' with { type: 'json' }
import { checkProduct } from '../check/check-product.js'
import { mappingSchema } from './mapping.js'
import { readFeedFile } from './read-file.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-readers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const now = new Date('2026-11-02T10:00:00Z')

async function read(content: string, options: Partial<Parameters<typeof readFeedFile>[1]> = {}, pack = false) {
  const file = join(folder, 'feed')
  writeFileSync(file, pack ? gzipSync(content) : content)
  const feed = await readFeedFile(file, { now, ...options })
  const found = []
  for await (const line of feed.lines) found.push(checkProduct(line))
  return {
    format: feed.format,
    good: found.flatMap((one) => (one.ok ? [one.value] : [])),
    bad: found.flatMap((one) => (one.ok ? [] : [one.error])),
    warnings: found.flatMap((one) => (one.ok ? one.warnings : [])),
    all: feed.read() === feed.size,
  }
}

const item = (more: string, id = '1') => `
  <item>
    <g:id>${id}</g:id>
    <title><![CDATA[Båge & <b>glas</b>]]></title>
    <link>https://shop.test/p/${id}?a=1&amp;b=2</link>
    <g:price>1 295,00 SEK</g:price>
    ${more}
  </item>`
const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items.join('')}\n</channel></rss>`

describe('a Merchant Center feed in XML', () => {
  it('is read with its prices, paths and pictures', async () => {
    const { format, good, all } = await read(
      rss(
        item(`<g:sale_price>995.50 SEK</g:sale_price><g:availability>out of stock</g:availability><g:brand>Gucci</g:brand>
          <g:product_type>Glasögon &gt; Läsglasögon</g:product_type><g:product_type>Rea</g:product_type>
          <g:image_link>https://shop.test/1.jpg</g:image_link><g:additional_image_link>https://shop.test/2.jpg</g:additional_image_link>
          <g:color>Svart/Röd</g:color><g:shipping><g:price>49 SEK</g:price></g:shipping>`),
      ),
      {},
      true,
    )
    expect([format, all]).toEqual(['xml', true])
    expect(good).toMatchObject([
      {
        product_id: '1',
        title: 'Båge & glas',
        page_url: 'https://shop.test/p/1?a=1&b=2',
        sale_price: 995.5,
        original_price: 1295,
        in_stock: false,
        brand: 'Gucci',
        category: [['Glasögon', 'Läsglasögon'], ['Rea']],
        image_url: 'https://shop.test/1.jpg',
        image_urls: ['https://shop.test/2.jpg'],
        attributes: { color: ['Svart', 'Röd'] },
      },
    ])
  })

  it('makes one product of the items of a group', async () => {
    const group = (color: string, id: string) =>
      item(`<g:item_group_id>G</g:item_group_id><g:color>${color}</g:color>`, id)
    const { good } = await read(rss(group('Svart', 'a'), item('', 'x'), group('Röd', 'b')))
    expect(
      good.map((one) => [one.product_id, one.variants.map((variant) => [variant.product_id, variant.attributes])]),
    ).toEqual([
      ['x', []],
      [
        'G',
        [
          ['a', { color: 'Svart' }],
          ['b', { color: 'Röd' }],
        ],
      ],
    ])
  })

  it.each([
    ['2026-11-01T00:00+0100/2026-11-30T00:00+0100', 995],
    ['2026-12-01T00:00+0100/2026-12-30T00:00+0100', 1295],
    ['2026-10-01T00:00+0100/2026-10-30T00:00+0100', 1295],
  ])('knows when a sale holds: %s', async (range, price) => {
    const { good } = await read(
      rss(
        item(`<g:sale_price>995 SEK</g:sale_price><g:sale_price_effective_date>${range}</g:sale_price_effective_date>`),
      ),
    )
    expect(good[0]?.sale_price).toBe(price)
  })

  it('reports what is wrong with an item by its line', async () => {
    const { good, bad } = await read(
      rss(item('', '1'), item('<g:price>free</g:price>', '2').replace('<g:price>1 295,00 SEK</g:price>', '')),
    )
    expect(good.map((one) => one.product_id)).toEqual(['1'])
    expect(bad.map(({ line, field }) => [line, field])).toEqual([[10, 'sale_price']])
  })

  it('reads Atom', async () => {
    const { good } = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><g:id>7</g:id><title>A</title><link href="https://shop.test/7"/></entry></feed>`,
    )
    expect(good[0]).toMatchObject({ product_id: '7', page_url: 'https://shop.test/7' })
  })
})

describe('a Merchant Center feed as tab-separated text', () => {
  it('is read, quoted fields with tabs and lines too', async () => {
    const { format, good, bad } = await read(
      '\uFEFFid\ttitle\tlink\tprice\tdescription\tavailability\n' +
        '1\tA\thttps://s.test/1\t10.00 SEK\t"one\ttwo ""quoted""\nthree"\tin stock\r\n' +
        '\n' +
        '2\tB\tnowhere\t10 SEK\t\t\n' +
        '3\tC\thttps://s.test/3\t1.234,50 kr\t\tout_of_stock\n' +
        '4\tD\thttps://s.test/4\t1\t\t\textra\n',
    )
    expect(format).toBe('tsv')
    expect(good.map((one) => [one.product_id, one.description, one.sale_price, one.in_stock])).toEqual([
      ['1', 'one\ttwo "quoted"\nthree', 10, true],
      ['3', '', 1234.5, false],
    ])
    expect(bad.map(({ line, field, why }) => [line, field, why])).toEqual([
      [5, 'page_url', 'must be an http(s) address or a path that starts with /'],
      [7, '', '7 fields, but the heading names 6'],
    ])
  })
})

describe('a mapping', () => {
  it('makes canonical records of a catalogue of another shape', async () => {
    const source = {
      id: '9',
      name: '006R90321',
      title: 'Toner',
      ean: ['0095205603217'],
      supplier: 'Xerox',
      price: 4995,
      img_500x500: 'http://images.test/9.jpg',
      attr_t_product_type: 'Toner',
      attr_t_media: 'SD,xD',
      attr_n_pages: 23,
      attr_b_colour: false,
    }
    const { good } = await read(`${JSON.stringify(source)}\n${JSON.stringify({ ...source, id: '10', price: 0 })}`, {
      mapping: mappingSchema.parse(electronics),
    })
    expect(good).toMatchObject([
      {
        product_id: '9',
        brand: 'Xerox',
        sale_price: 49.95,
        page_url: '/products/9',
        category: [['Toner']],
        image_urls: ['http://images.test/9.jpg'],
        attributes: {
          ean: ['0095205603217'],
          part_number: '006R90321',
          product_type: ['Toner'],
          media: ['SD', 'xD'],
          pages: 23,
          colour: false,
        },
      },
      { product_id: '10', sale_price: null },
    ])
  })
})

describe('a table of records', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('is read with its own names, a %s between fields; other columns are attributes', async (_, between) => {
    const rows = [
      ['product_id', 'title', 'page_url', 'sale_price', 'in_stock', 'category', 'image_urls', 'Färg'],
      ['1', `"Båge ${between} rund"`, '/p/1', '"1 295,50"', 'nej', 'Glasögon > Rea', 'https://s.test/1.jpg', 'Röd'],
      ['2', 'Två', 'nowhere', '10', 'ja', '', '', ''],
      ['3', 'Tre', '/p/3', '10', 'kanske', '', '', ''],
    ]
    const { format, good, bad } = await read(`\uFEFF${rows.map((row) => row.join(between)).join('\r\n')}\r\n`)
    expect(format).toBe(between === '\t' ? 'tsv' : 'csv')
    expect(good).toMatchObject([
      {
        product_id: '1',
        title: `Båge ${between} rund`,
        sale_price: 1295.5,
        in_stock: false,
        category: [['Glasögon', 'Rea']],
        image_urls: ['https://s.test/1.jpg'],
        attributes: { Färg: 'Röd' },
      },
    ])
    expect(bad.map(({ line, product_id: id, field }) => [line, id, field])).toEqual([
      [3, '2', 'page_url'],
      [4, '3', 'in_stock'],
    ])
  })

  it('is read as Merchant Center where its heading is', async () => {
    const { good } = await read('id,title,link,price\n1,A,https://s.test/1,"1,295.00 SEK"\n')
    expect(good).toMatchObject([{ product_id: '1', sale_price: 1295, page_url: 'https://s.test/1' }])
  })

  it('is mapped from any heading, and so is XML', async () => {
    const mapping = mappingSchema.parse({
      product_id: 'Art nr',
      title: 'Namn',
      page_url: { template: '/p/{Art nr}' },
      sale_price: { from: 'Pris', minor: true },
      in_stock: 'Lager',
      attributes: [{ match: 'Färg', name: 'color', split: '/' }],
    })
    const expected = {
      product_id: '7',
      title: 'Calder',
      page_url: '/p/7',
      sale_price: 99.5,
      attributes: { color: ['Röd', 'Blå'] },
    }
    const table = await read('Art nr;Namn;Pris;Lager;Färg\n7;Calder;9950;ja;Röd/Blå\n', { mapping })
    expect(table.good).toMatchObject([expected])
    const xml = await read(
      '<feed><entry><g:id>7</g:id><g:title>Calder</g:title><g:price>99.50 SEK</g:price></entry></feed>',
      {
        mapping: mappingSchema.parse({
          product_id: 'id',
          title: 'title',
          page_url: { template: '/p/{id}' },
          sale_price: 'price',
        }),
      },
    )
    expect(xml.good).toMatchObject([{ product_id: '7', page_url: '/p/7', sale_price: 99.5 }])
  })
})

describe('an attribute that is too long', () => {
  const long = 'x'.repeat(5_001)

  it('is left out with a warning, and the product stays', async () => {
    const record = {
      product_id: '1',
      title: 'A',
      page_url: '/a',
      attributes: { fits: long, list: ['a', long], colour: 'red', edge: 'y'.repeat(5_000) },
      variants: [{ product_id: '1-1', attributes: { fits: long, size: 'M' } }],
      localized: { sv: { title: 'A', attributes: { passar: long } } },
    }
    const { good, bad, warnings } = await read(JSON.stringify(record))
    expect(bad).toEqual([])
    expect(Object.keys(good[0]?.attributes ?? {})).toEqual(['colour', 'edge'])
    expect(good[0]?.variants[0]?.attributes).toEqual({ size: 'M' })
    expect(warnings.map(({ line, product_id: id, field }) => [line, id, field])).toEqual([
      [1, '1', 'attributes.fits'],
      [1, '1', 'attributes.list'],
      [1, '1', 'variants.0.attributes.fits'],
      [1, '1', 'localized.sv.attributes.passar'],
    ])
    expect(warnings[0]?.why).toBe('left out: 5001 characters, at most 5000 are stored')
  })

  it('does not hide other errors', async () => {
    const { good, bad } = await read(JSON.stringify({ product_id: '1', page_url: '/a', attributes: { fits: long } }))
    expect([good, bad.map(({ field }) => field)]).toEqual([[], ['title']])
  })
})
