import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createApi } from '@klarsikt/api'
import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, SECRET } from './testing/open-admin.js'

let admin: Awaited<ReturnType<typeof openAdmin>>
beforeAll(async () => {
  admin = await openAdmin()
}, 60_000)
afterAll(() => admin.close())

const record = (id: number, more: object = {}) => ({
  id,
  slug: `bage-${id}`,
  family: 'glasses',
  model: 'bage',
  name: 'Båge',
  brand: 'Isa Nord',
  price: 1495.5,
  skus: [{ id: `${id}-1`, label: 'Standard', stock: 3 }],
  ...more,
})

async function importLines(lines: readonly (object | string)[], name = 'goods.ndjson') {
  const file = join(admin.folder, name)
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  const report = join(admin.folder, 'refused.ndjson')
  const { failed } = await admin.run(['import-catalogue', file, '--report', report])
  const refused = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { line: number; field: string; reason: string })
  return { refused, failed }
}

describe('a catalogue', () => {
  it('is imported line by line: good ones are in the shop, refused ones are named with line, field and reason', async () => {
    const { refused, failed } = await importLines([
      record(1),
      '{"id": 2',
      record(3, { price: 12.345, family: 'shoes', extra: 1 }),
      record(4, { skus: [] }),
      '',
      record(5, { slug: 'bage-1' }),
      record(6, { skus: [{ id: '1-1', label: 'x', stock: 1 }] }),
      record(7, { skus: [{ id: '7-1', label: 'x', stock: -1 }] }),
      record(8),
    ])
    expect(failed).toBe(true)
    // zod reports unknown keys before or after the others, depending on how it compiled the schema.
    const byField = refused.toSorted((a, b) => a.line - b.line || (a.field < b.field ? -1 : 1))
    expect(byField.map(({ line, field }) => [line, field])).toEqual([
      [2, ''],
      [3, ''],
      [3, 'family'],
      [3, 'price'],
      [4, 'skus'],
      [6, 'slug'],
      [7, 'skus'],
      [8, 'skus.0.stock'],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['The line is not JSON.', 'has more than two decimals', 'belongs to another article']),
    )
    const { rows } = await admin.database.query({ text: 'select id from article order by id' })
    expect(rows).toEqual([{ id: 1 }, { id: 8 }])
  })

  it('is the same after the same file, changes what changed, and keeps what is set aside and once was priced', async () => {
    const read = async () =>
      (
        await admin.database.query({
          text: `select a.id, a.data, p.unit_ordinary, s.id as sku, s.status, k.on_hand, k.reserved from article a
                 join article_price p on p.article_id = a.id join sku s on s.article_id = a.id join stock k on k.sku_id = s.id order by s.id`,
        })
      ).rows
    const before = await read()
    expect(await importLines([record(1), record(8)], 'goods.ndjson.gz')).toEqual({ refused: [], failed: false })
    expect(await read()).toEqual(before)
    await admin.database.query({ text: `update stock set reserved = 2 where sku_id = '1-1'` })
    await importLines([
      record(1, { price: 995, skus: [{ id: '1-2', label: 'Ny', stock: 5 }] }),
      record(8, { skus: [{ id: '8-1', label: 'x', stock: 0 }] }),
    ])
    await importLines([record(1, { price: 995, skus: [{ id: '1-1', label: 'Åter', stock: 1 }] })])
    expect(await read()).toMatchObject([
      { sku: '1-1', status: 20, on_hand: 2, reserved: 2, unit_ordinary: 99_500 },
      { sku: '1-2', status: 0 },
      { sku: '8-1', on_hand: 0 },
    ])
    const prices = await admin.database.query({
      text: 'select amount from price_history where article_id = 1 order by "from", amount',
    })
    expect(prices.rows.map(({ amount }) => amount as number)).toContain(149_550)
  })

  it('takes the number of trade of an article, and says of a wrong one what is wrong with it', async () => {
    const { refused } = await importLines([
      record(30, { gtin: '6291041500213' }),
      record(31, { gtin: '0 614141 00734-9' }),
      record(32, { gtin: '6291041500214' }),
      record(33, { gtin: '2000000000008' }),
      record(34, { gtin: '12345' }),
      record(35, { gtin: null }),
    ])
    expect(refused.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'gtin', 'is no GTIN: its check digit is wrong, a digit is mistyped'],
      [4, 'gtin', expect.stringContaining('within a company')],
      [5, 'gtin', 'is no GTIN: it has 8, 12, 13 or 14 digits'],
    ])
    const read = () => admin.database.query({ text: 'select id, gtin from article where id >= 30 order by id' })
    expect((await read()).rows).toEqual([
      { id: 30, gtin: '6291041500213' },
      { id: 31, gtin: '0614141007349' },
      { id: 35, gtin: null },
    ])
    // A field that a later file leaves out is removed, because each line replaces the whole article.
    await importLines([record(30), record(31), record(35)])
    expect((await read()).rows.every(({ gtin }) => gtin === null)).toBe(true)
  })

  it('is sold at once by the shop that runs', async () => {
    const api = await createApi({
      database: admin.database,
      clock: admin.clock,
      log: admin.log,
      lifecycle: admin.lifecycle,
      encryption: createEncryption(SECRET),
      pictures: {
        read: () => Promise.reject(new Error('no pictures here')),
        model: () => Promise.reject(new Error('no models here')),
        video: async () => null,
        stop: async () => {},
      },
      settings: {
        publicUrl: 'http://shop.test',
        apiKey: 'key',
        trustProxy: false,
        mediaHosts: [],
        dataFolder: admin.folder,
        jobsUrl: 'http://shop.test',
        conformityUrl: 'http://shop.test',
        klarna: null,
        smtpUrl: null,
        sms: null,
        mailFrom: 'a@shop.test',
        serviceEmail: 'a@shop.test',
      },
    })
    await importLines([record(20, { name: 'Ny båge' })])
    await expect
      .poll(async () => (await api.app.request('http://shop.test/api/article/20')).status, { timeout: 10_000 })
      .toBe(200)
    const listing = await api.app.request(`http://shop.test/api/site/category?path=${encodeURIComponent('/glasögon')}`)
    expect(await listing.text()).toContain('Ny båge')
    await api.deps.catalogue.stop()
  })
})
