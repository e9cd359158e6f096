import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'
import { takeFeedSlot } from './feed-slot.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService({ settings: { maxProducts: 3_000 } })
  key = await service.tenant('a')
  await service.tenant('b')
})
afterAll(() => service.drop())

const put = (text: string | Uint8Array<ArrayBuffer>, query = '?allow_removals=true', tenant = 'a') =>
  ask(service, `/v2/feed/${tenant}/se/products${query}`, { method: 'PUT', key, text })
const shown = async (tenant = 'a', from = service) => {
  await from.deps.markets.caughtUp()
  const { body } = await ask(from, '/v2/search/results', { body: { tenant, market: 'se', query: '', limit: 200 } })
  return body.displays.map((one: { product_id: string; title: string }) => `${one.product_id} ${one.title}`).toSorted()
}
const lines = (...records: object[]) => records.map((one) => JSON.stringify(one)).join('\n')
const many = (count: number, title: string) =>
  lines(...Array.from({ length: count }, (_, n) => product(`p${n}`, { title })))

describe('a feed', () => {
  it('keeps good lines and tells of bad ones by number, field and reason', async () => {
    const text = [
      JSON.stringify(product('1')),
      'half a {',
      '',
      JSON.stringify({ ...product('2'), sale_price: 'dear' }),
      `{"product_id":"3","title":"A\u0000"}`,
      JSON.stringify({ product_id: 4, title: 'Fyra', page_url: '/4', unknown: true }),
      'x'.repeat(600_000),
      JSON.stringify(product('1', { title: 'Senare' })),
    ].join('\r\n')
    const { status, body } = await put(text)
    expect([status, body.accepted, body.rejected, body.products]).toEqual([200, 3, 4, 2])
    expect(body.rejected_lines).toMatchObject([
      { line: 2, product_id: null, field: '', why: 'not JSON' },
      { line: 4, product_id: '2', field: 'sale_price' },
      { line: 5, why: 'not JSON' },
      { line: 7, why: 'longer than 524288 bytes' },
    ])
    expect(body.warned_lines).toEqual([
      {
        line: 8,
        product_id: '1',
        field: 'product_id',
        why: 'line 1 has the same id; only this later line is taken. Give each product its own id',
      },
    ])
    expect(await shown()).toEqual(['1 Senare', '4 Fyra'])
  })

  it('is taken packed, and replaces the whole catalogue', async () => {
    const { body } = await put(new Uint8Array(gzipSync(many(1_200, 'Ny'))))
    expect([body.accepted, body.products]).toEqual([1_200, 1_200])
    const all = await shown()
    expect([all.length, all.every((one: string) => one.endsWith('Ny'))]).toEqual([200, true])
  })

  it('adds and changes with mode=upsert, and removes one', async () => {
    await put(lines(product('1'), product('2')))
    const { body } = await put(lines(product('2', { title: 'Två' }), product('3')), '?mode=upsert')
    expect(body.products).toBe(3)
    expect(await shown()).toEqual(['1 Båge 1', '2 Två', '3 Båge 3'])
    const removed = await ask(service, '/v2/feed/a/se/products/1', { method: 'DELETE', key })
    const again = await ask(service, '/v2/feed/a/se/products/1', { method: 'DELETE', key })
    expect([removed.body.removed, again.body.removed]).toEqual([true, false])
    expect(await shown()).toEqual(['2 Två', '3 Båge 3'])
  })

  it('leaves an attribute out that is too long, with a warning, and keeps the product', async () => {
    const { body } = await put(lines(product('1', { attributes: { fits: 'x'.repeat(6_000), colour: 'red' } })))
    expect(body).toMatchObject({ accepted: 1, rejected: 0, warned: 1 })
    expect(body.warned_lines).toEqual([
      {
        line: 1,
        product_id: '1',
        field: 'attributes.fits',
        why: 'left out: 6000 characters, at most 5000 are stored',
      },
    ])
    expect(await shown()).toEqual(['1 Båge 1'])
  })

  it('names a hundred refused lines and a hundred warnings, and counts the rest', async () => {
    const long = (n: number) => product(`l${n}`, { attributes: { fits: 'x'.repeat(5_001) } })
    const { body } = await put([`{}\n`.repeat(150), lines(...Array.from({ length: 150 }, (_, n) => long(n)))].join(''))
    expect([body.rejected, body.rejected_lines.length, body.warned, body.warned_lines.length]).toEqual([
      150, 100, 150, 100,
    ])
  })

  it('changes nothing when it cannot be read to its end', async () => {
    const before = await shown()
    const packed = gzipSync(many(1_000, 'Halv'))
    const answer = await put(new Uint8Array(packed.subarray(0, packed.length / 2)))
    expect([answer.status, answer.body.error.code]).toEqual([400, 'malformed'])
    expect(await shown()).toEqual(before)
  })

  it('is refused whole when it would hold more than a market may, by both modes', async () => {
    const before = await shown()
    expect((await put(many(3_001, 'För många'))).status).toBe(413)
    expect((await put(many(2_999, 'För många'), '?mode=upsert')).status).toBe(413)
    expect(await shown()).toEqual(before)
    const { rows } = await service.test.database.query<{ n: number }>({
      text: `select count(*)::int as n from discovery.product where tenant = 'a'`,
    })
    expect(rows[0]?.n).toBe(before.length)
  })

  it('touches no other tenant, and the key of one opens no other', async () => {
    await service.feed('b', [product('b1')])
    expect((await put(lines(product('x')), '?mode=replace', 'b')).status).toBe(401)
    await put(lines(product('a1')))
    expect([await shown('a'), await shown('b')]).toEqual([['a1 Båge a1'], ['b1 Båge b1']])
  })

  it('asks to come back while too many feeds of the tenant run, and has room again when one ends', async () => {
    const slots = await Promise.all([1, 2, 3].map(() => takeFeedSlot(service.test.url, 'a')))
    const answer = await put(lines(product('x')))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
    await slots[1]?.release()
    expect((await put(lines(product('x')))).status).toBe(200)
    for (const slot of slots) await slot?.release()
  })

  it('speaks the language of the market where it can', async () => {
    await put(
      lines(
        product('1', {
          title: 'Frame',
          localized: { sv: { title: 'Båge', page_url: '/sv/bage' }, no: { title: 'Innfatning' } },
        }),
      ),
    )
    expect(await shown()).toEqual(['1 Båge'])
    const { body } = await ask(service, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: 'båge' } })
    expect(body.displays[0]).toMatchObject({ page_url: '/bage/1', localized_page_url: '/sv/bage' })
  })
})

describe('a market that changes its language', () => {
  it('is read again in the new one', async () => {
    const { drop, ...other } = await createTestService({ engine: createEmbeddedEngine() })
    await other.tenant('t')
    await other.feed('t', [product('1', { title: 'Glasögon', localized: { en: { title: 'Running shoes' } } })])
    const found = async (query: string) =>
      (await ask(other, '/v2/search/results', { body: { tenant: 't', market: 'se', query } })).body.n_hits
    expect([await found('glasögonen'), await found('shoe')]).toEqual([1, 0])
    await other.tenant('t', { language: 'en' })
    await other.deps.markets.caughtUp()
    expect([await found('glasögonen'), await found('shoe')]).toEqual([0, 1])
    await drop()
  })
})

describe('variants', () => {
  it('are found by what they are, and the card shows the one that was chosen', async () => {
    await put(
      lines(
        product('1', {
          sale_price: 100,
          variants: [
            { product_id: 'svart', attributes: { Färg: 'Svart' }, in_stock: false },
            { product_id: 'röd', attributes: { Färg: 'Röd' }, sale_price: 90 },
          ],
        }),
        product('2', { attributes: { Färg: 'Blå' } }),
      ),
    )
    await service.deps.markets.caughtUp()
    const by = async (value: string) =>
      (
        await ask(service, '/v2/search/results', {
          body: { tenant: 'a', market: 'se', query: '', filters: [{ field: 'Färg', op: 'in', data: [value] }] },
        })
      ).body.displays
    const [red] = await by('Röd')
    expect([red.product_id, red.variants, red.variant_index, red.variant_displays[1].sale_price]).toEqual([
      '1',
      ['svart', 'röd'],
      1,
      90,
    ])
    expect((await by('Svart'))[0].variant_index).toBe(0)
    expect((await by('Grön')).length).toBe(0)
  })
})

describe('a second replica', () => {
  it('answers an update within a second, also one that came while its connection was lost', async () => {
    const other = await createTestService({ beside: service })
    await shown('a', other)
    await put(lines(product('r1')))
    await vi.waitFor(
      async () => {
        const { body } = await ask(other, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: '' } })
        expect(body.displays[0]?.product_id).toBe('r1')
      },
      { timeout: 1_000, interval: 20 },
    )
    await service.test.database.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'klarsikt-discovery' and datname = current_database()`,
    })
    await put(lines(product('r2')), '?mode=upsert')
    for (const replica of [service, other])
      await vi.waitFor(
        async () => {
          const { body } = await ask(replica, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: '' } })
          expect(body.n_hits).toBe(2)
        },
        { timeout: 2_000, interval: 20 },
      )
    await other.drop()
  })
})

it('a replica takes a feed of a tenant that it does not know yet', async () => {
  await service.test.database.query({ text: `insert into discovery.tenant values ('untold', '{}', now())` })
  await service.test.database.query({
    text: `insert into discovery.market (tenant, market, language) values ('untold', 'se', 'sv')`,
  })
  await service.feed('untold', [product('1', { title: 'Ett' })])
  expect(await shown('untold')).toEqual(['1 Ett'])
  await expect(service.feed('nobody', [product('1')])).rejects.toThrow('404')
})

describe('content and synonyms', () => {
  it('are stored, and a page is linked when its words are typed', async () => {
    const content = [{ content_id: 'exam', title: 'Synundersökning', page_url: '/boka', text: 'Boka tid hos optiker' }]
    expect((await ask(service, '/v2/feed/a/se/content', { method: 'PUT', key, body: content })).body.stored).toBe(1)
    const rules = [{ kind: 'equal', terms: ['brillor', 'glasögon'] }]
    expect((await ask(service, '/v2/feed/a/se/synonyms', { method: 'PUT', key, body: rules })).body.stored).toBe(1)
    await service.deps.markets.caughtUp()
    const { body } = await ask(service, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: 'optiker' } })
    expect(body.content_search_links).toEqual([{ page_url: '/boka', title: 'Synundersökning', image_url: null }])
    const bad = await ask(service, '/v2/feed/a/se/content', {
      method: 'PUT',
      key,
      body: [{ ...content[0], page_url: 'javascript:1' }],
    })
    expect([bad.status, Object.keys(bad.body.error.fields)]).toEqual([422, ['0.page_url']])
  })
})
