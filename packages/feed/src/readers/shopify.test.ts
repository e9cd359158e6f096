import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkProduct } from '../check/check-product.js'
import { mappingSchema } from './mapping.js'
import { readFeedFile } from './read-file.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-shopify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Status'

async function read(rows: readonly string[]) {
  const file = join(folder, 'export.csv')
  writeFileSync(file, `${HEADING}\n${rows.join('\n')}\n`)
  const feed = await readFeedFile(file, { now: new Date(), currency: 'SEK' })
  const found = []
  for await (const line of feed.lines) {
    const checked = checkProduct(line)
    found.push(checked.ok ? checked.value : checked.error)
  }
  return found
}

it('makes one product of the rows of a handle, with its variants and pictures', async () => {
  const found = await read([
    'aviator,Aviator,"<p>Metal frame,\n<strong>timeless</strong></p>",SunCo,Sunglasses,"metal, unisex",true,Color,Gold,Size,55,AV-1,,3,,129.00,159.00,https://c.test/b.jpg,2,active',
    'aviator,,,,,,,,Gold,,58,AV-2,,0,,129.00,159.00,https://c.test/a.jpg,1,',
    'aviator,,,,,,,,Silver,,55,AV-3,,9,,119.00,,,,',
    'aviator,,,,,,,,,,,,,,,,,https://c.test/d.jpg,3,',
    'round,Round,,SunCo,Sunglasses,acetate,true,Title,Default Title,,,RT-1,,5,,89.00,,https://c.test/r.jpg,,active',
    'draft,Draft,,SunCo,,,false,Title,Default Title,,,,,,,1.00,,,,draft',
  ])
  expect(found).toHaveLength(2)
  expect(found[0]).toMatchObject({
    product_id: 'aviator',
    title: 'Aviator',
    description: 'Metal frame,\ntimeless',
    brand: 'SunCo',
    category: [['Sunglasses']],
    page_url: '/products/aviator',
    image_url: 'https://c.test/a.jpg',
    image_urls: ['https://c.test/b.jpg', 'https://c.test/d.jpg'],
    sale_price: 119,
    in_stock: true,
    attributes: { tags: ['metal', 'unisex'] },
    variants: [
      {
        product_id: 'AV-1',
        sale_price: 129,
        original_price: 159,
        in_stock: true,
        attributes: { Color: 'Gold', Size: '55' },
      },
      { product_id: 'AV-2', in_stock: false, attributes: { Color: 'Gold', Size: '58' } },
      { product_id: 'AV-3', sale_price: 119, original_price: 119, attributes: { Color: 'Silver', Size: '55' } },
    ],
  })
  expect(found[1]).toMatchObject({
    product_id: 'round',
    sale_price: 89,
    variants: [],
    attributes: { tags: ['acetate'] },
  })
})

it('groups the rows of any table by a column that a mapping names', async () => {
  const file = join(folder, 'grouped.csv')
  writeFileSync(file, 'Modell;Art;Namn;Pris;Storlek\nM1;a;Calder;1 295,00;S\nM1;b;;1 395,00;M\n;c;Ensam;10;L\n')
  const mapping = mappingSchema.parse({
    product_id: 'Art',
    title: 'Namn',
    page_url: { template: '/p/{Modell}' },
    sale_price: 'Pris',
    group: { by: 'Modell', variant_id: 'Art' },
    attributes: [{ match: 'Storlek', name: 'size' }],
  })
  const feed = await readFeedFile(file, { now: new Date(), mapping })
  const found = []
  for await (const line of feed.lines) found.push(checkProduct(line))
  expect(found).toMatchObject([
    { value: { product_id: 'c', title: 'Ensam', variants: [] } },
    {
      value: {
        product_id: 'M1',
        title: 'Calder',
        sale_price: 1295,
        variants: [
          { product_id: 'a', sale_price: 1295, attributes: { size: 'S' } },
          { product_id: 'b', title: 'Calder', sale_price: 1395, attributes: { size: 'M' } },
        ],
      },
    },
  ])
})

it('knows what is sold without a stock that is counted', async () => {
  const row = (handle: string, tracker: string, quantity: string, policy = '') =>
    `${handle},A,,,,,true,Title,Default Title,,,,${tracker},${quantity},${policy},10.00,,,,active`
  const stock = (found: readonly object[]) => found.map((one) => ('in_stock' in one ? one.in_stock : one))
  expect(
    stock(await read([row('a', 'shopify', '0'), row('b', '', '0'), row('c', 'shopify', '0', 'continue')])),
  ).toEqual([false, true, true])
  expect(stock(await read([row('a', '', '0'), row('b', '', '')]))).toEqual([true, true])
})

it('reports what a product lacks by its first row', async () => {
  expect(
    await read(['a,,,,,,true,Title,Default Title,,,,,,,10.00,,,,active', ',B,,,,,true,,,,,,,,,10,,,,active']),
  ).toEqual([
    { line: 3, product_id: null, field: '', why: 'Handle: is missing' },
    { line: 2, product_id: 'a', field: 'title', why: 'is missing' },
  ])
})
