import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EXIT, runCommand } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-feed-'))
let server: Server
let url: string
let asked: { path: string; key: string | undefined; records: unknown[] }[] = []
let status = 200
/** Number of calls whose connection breaks before they are answered. */
let breaks = 0
let questions = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (breaks > 0 && request.method === 'PUT') {
        breaks--
        request.socket.destroy()
        return
      }
      if (request.url?.includes('/tasks/')) {
        questions++
        response.end(JSON.stringify({ task: '7', state: 'stored', searchable: questions > 1, refusal: null }))
        return
      }
      const packed = request.headers['content-type'] === 'application/x-ndjson'
      const body = packed ? gunzipSync(Buffer.concat(parts)) : Buffer.concat(parts)
      const records = body
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
      asked.push({ path: request.url ?? '', key: request.headers.authorization, records })
      const error =
        status === 409
          ? { code: 'too-many-removals', message: 'The feed lacks 9 products.' }
          : { code: 'unauthorized', message: 'The key is missing or not valid here.' }
      const report = {
        accepted: records.length,
        rejected: 0,
        rejected_lines: [],
        warned: 0,
        warned_lines: [],
        products: 7,
        task: '7',
      }
      response.writeHead(status).end(JSON.stringify(status === 200 ? report : { success: false, error }))
    })
    request.on('error', () => undefined)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  status = 200
  breaks = 0
  questions = 0
})

function sink(isTTY = false) {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  return { stream: Object.assign(stream, { isTTY }), text: () => text }
}

async function run(args: readonly string[], env: Record<string, string> = {}, isTTY = false) {
  const [out, trouble] = [sink(), sink(isTTY)]
  const terminal = {
    env: { DISCOVERY_URL: url, DISCOVERY_KEY: 'dsk_x', DISCOVERY_PAUSE_MS: '1', ...env },
    stdout: out.stream,
    stderr: trouble.stream,
  }
  return { code: await runCommand(args, terminal), out: out.text(), trouble: trouble.text() }
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const PLACE = ['--tenant', 'acme', '--market', 'se']
const good = (id: string, more: object = {}) => JSON.stringify({ product_id: id, title: 'A', page_url: '/a', ...more })
const mixed = [good('1'), '{', good('2', { page_url: 'x' }), good('3', { attributes: { fits: 'x'.repeat(6_000) } })]

describe('klarsikt-feed import', () => {
  it('sends the valid lines, lists the refused ones by line, field and reason, and exits with 2', async () => {
    const report = join(folder, 'report.ndjson')
    const { code, out, trouble } = await run([
      'import',
      ...PLACE,
      '--report',
      report,
      file('a.ndjson', mixed.join('\n')),
    ])
    expect(code).toBe(EXIT.refusedLines)
    expect(out.split('\n')).toEqual([
      'line 2: not JSON',
      'line 3 (2): page_url: must be an http(s) address or a path that starts with /',
      'line 4 (3): warning: attributes.fits: left out: 6000 characters, at most 5000 are stored',
      '2 lines stored; acme now has 7 products in se.',
      'They can be searched.',
      '',
    ])
    expect(trouble).toContain('2 products read, 2 lines refused')
    expect(asked).toMatchObject([
      {
        path: '/v2/feed/acme/se/products?mode=replace&count=2',
        key: 'Bearer dsk_x',
        records: [{ product_id: '1' }, { product_id: '3' }],
      },
    ])
    const lines = readFileSync(report, 'utf8').trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { level: string; line: number }).level)).toEqual([
      'refused',
      'refused',
      'warning',
    ])
  })

  it('exits with 0 when everything is accepted, and draws a bar in a terminal', async () => {
    const path = file('b.csv', 'product_id,title,page_url\n1,A,/a\n2,B,/b\n')
    const { code, trouble } = await run(['import', ...PLACE, '--mode', 'upsert', path], {}, true)
    expect(code).toBe(EXIT.done)
    expect(trouble).toContain('\r\u001B[K[█')
    expect(asked[0]).toMatchObject({ path: '/v2/feed/acme/se/products?mode=upsert&count=2', records: [{}, {}] })
    expect((await run(['import', ...PLACE, path])).trouble).not.toContain('\u001B')
  })

  it('only checks with --dry-run, also without a key', async () => {
    const path = file('c.ndjson', mixed.join('\n'))
    const { code, out } = await run(['import', ...PLACE, '--dry-run', path], { DISCOVERY_KEY: '' })
    expect(code).toBe(EXIT.refusedLines)
    expect(out).toContain('2 products are good (ndjson); nothing was sent.')
    expect(asked).toEqual([])
  })

  it('shows twenty findings and counts the rest', async () => {
    const { out } = await run(['import', ...PLACE, '--dry-run', file('d.ndjson', '{\n'.repeat(50))])
    expect(out).toContain('line 20: not JSON\n… and 30 more (--report FILE writes them all)')
  })

  it('sends again what a broken connection did not carry, and waits until it can be searched', async () => {
    breaks = 2
    const { code, out } = await run(['import', ...PLACE, file('n.ndjson', `${good('1')}\n`)])
    expect([code, out.includes('They can be searched.'), asked.length, questions]).toEqual([EXIT.done, true, 1, 2])
    breaks = 100
    expect((await run(['import', ...PLACE, join(folder, 'n.ndjson')])).code).toBe(EXIT.failed)
  })

  it('refuses prices in another currency than that of the market', async () => {
    const path = file(
      'eur.tsv',
      'id\ttitle\tlink\tprice\n1\tA\thttps://s.test/1\t49.99 EUR\n2\tB\thttps://s.test/2\t50 SEK\n',
    )
    const { code, out } = await run(['import', ...PLACE, '--dry-run', path])
    expect([code, out]).toEqual([
      EXIT.refusedLines,
      expect.stringContaining('line 2 (1): sale_price: “49.99 EUR” is in another currency'),
    ])
    const euro = await run(['import', ...PLACE, '--dry-run', '--currency', 'EUR', path])
    expect(euro.out).toContain('line 3 (2): sale_price: “50 SEK” is in another currency')
  })

  it('says what to do when too much would be removed, and removes it with --allow-removals', async () => {
    const path = file('r.ndjson', `${good('1')}\n`)
    status = 409
    const { code, trouble } = await run(['import', ...PLACE, path])
    expect([code, trouble]).toEqual([EXIT.failed, expect.stringContaining('run it again with --allow-removals')])
    status = 200
    expect((await run(['import', ...PLACE, '--allow-removals', path])).code).toBe(EXIT.done)
    expect(asked[1]?.path).toBe('/v2/feed/acme/se/products?mode=replace&count=1&allow_removals=true')
  })

  it('tells how a file was read that does not say so', async () => {
    const bytes = Buffer.from('id\ttitle\tlink\n1\tSt\u00F6vel 7" h\u00F6g\thttps://s.test/1\n', 'latin1')
    const { out } = await run(['import', ...PLACE, '--dry-run', file('l.tsv', bytes)])
    expect(out).toContain('It is read as windows-1252')
    expect(out).toContain('1 rows below the heading (tsv, windows-1252).')
  })

  it('reads with a mapping, and reports what is wrong with one', async () => {
    const mapping = file(
      'm.json',
      JSON.stringify({ product_id: 'id', title: 'name', page_url: { template: '/p/{id}' } }),
    )
    const path = file('e.csv', 'id;name\n7;Calder\n')
    expect((await run(['import', ...PLACE, '--mapping', mapping, path])).code).toBe(EXIT.done)
    expect(asked[0]?.records).toEqual([
      { currency: 'SEK', product_id: '7', title: 'Calder', page_url: '/p/7', image_urls: [], attributes: {} },
    ])
    const wrong = await run(['import', ...PLACE, '--mapping', file('w.json', '{"title":7}'), path])
    expect([wrong.code, wrong.trouble.includes('is no mapping')]).toEqual([EXIT.usage, true])
  })

  it('exits with 1 and changes nothing when the key is wrong, the service does not answer or the file is cut off', async () => {
    const path = file('f.ndjson', good('1'))
    status = 401
    const refused = await run(['import', ...PLACE, path])
    expect(refused.code).toBe(EXIT.failed)
    expect(refused.trouble).toContain('401 unauthorized: The key is missing or not valid here. Set DISCOVERY_KEY')
    const away = await run(['import', ...PLACE, path], { DISCOVERY_URL: 'http://127.0.0.1:1' })
    expect([away.code, away.trouble.includes('No discovery service answers at http://127.0.0.1:1')]).toEqual([1, true])
    asked = []
    const packed = gzipSync(Array.from({ length: 20_000 }, (_, n) => good(String(n * 7_919))).join('\n'))
    const half = await run(['import', ...PLACE, file('g.gz', packed.subarray(0, packed.length / 2))])
    expect([half.code, half.trouble.includes('The file cannot be read to its end')]).toEqual([1, true])
    expect(asked).toEqual([])
    const nothing = [
      file('empty.xml', ''),
      file('page.xml', '<html><body>502 Bad gateway</body></html>'),
      file('cut.ndjson', good('1').slice(0, -5)),
      file('cut.tsv', 'id\ttitle\tlink\n1\tA'),
      file('cut.xml', '<rss><channel><item><g:id>1</g:id>'),
      file('none.ndjson', '{}\n'),
    ]
    for (const path of nothing) {
      const { code, trouble } = await run(['import', ...PLACE, path])
      expect([path, code, trouble]).toEqual([path, EXIT.failed, expect.stringContaining('Nothing was changed.')])
      expect((await run(['import', ...PLACE, '--dry-run', path])).code).toBe(EXIT.failed)
    }
    expect(asked).toEqual([])
    const missing = await run(['import', ...PLACE, join(folder, 'nowhere')])
    expect([missing.code, missing.trouble.includes('ENOENT')]).toEqual([1, true])
  })
})

describe('klarsikt-feed', () => {
  it.each([[[]], [['--help']], [['help']]])('prints its usage: %j', async (args) => {
    const { code, out } = await run(args)
    expect([code, out.startsWith('klarsikt-feed import')]).toEqual([0, true])
  })

  it.each([
    [['import', '--market', 'se', 'x'], '--tenant is missing.'],
    [['import', ...PLACE], 'FILE is missing.'],
    [['import', ...PLACE, '--format', 'xls', 'x'], '--format is one of ndjson, json, csv, tsv, xml.'],
    [['import', ...PLACE, '--mode', 'x', 'x'], '--mode is replace or upsert.'],
    [['import', ...PLACE, '--key', 'dsk_x', 'x'], 'never from the command line'],
    [['import', ...PLACE, '--nonsense', 'x'], 'nonsense'],
    [['import', ...PLACE, 'a', 'b'], 'One file at a time.'],
    [['eat', '--tenant', 'acme'], 'There is no command "eat".'],
  ])('ends with 64 when called wrongly: %j', async (args, message) => {
    const { code, trouble } = await run(args)
    expect([code, trouble]).toEqual([EXIT.usage, expect.stringContaining(message)])
    expect(trouble).not.toContain('dsk_x')
  })

  it('asks for the key where one is needed, and sends lists', async () => {
    const path = file('s.json', '[{"kind":"equal","terms":["a","b"]}]')
    expect((await run(['synonyms', ...PLACE, path], { DISCOVERY_KEY: '' })).code).toBe(EXIT.usage)
    expect((await run(['synonyms', ...PLACE, path])).code).toBe(0)
    await run(['tenant', '--tenant', 'acme', '--markets', 'se,no'])
    expect(asked.map((one) => one.path)).toEqual(['/v2/feed/acme/se/synonyms', '/v2/tenants/acme'])
    expect(asked[1]?.records).toEqual([{ markets: ['se', 'no'], language: 'sv' }])
  })
})
