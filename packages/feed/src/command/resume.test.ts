import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EXIT, runCommand } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-feed-'))
let server: Server
let url: string
/** Batches that the service stores. They stay when its process ends. */
let kept: Map<string, string>
/** Batches that arrived, in order. */
let sent: string[]
let imported: string[]
/** The process of the service is killed after this many more batches and then answers nothing. */
let lives: number
/** True when the service starts again at once. */
let isRestarted: boolean
let answerLost: boolean

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const [path = '', query] = (request.url ?? '').split('?')
  const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  if (path.includes('/tasks/')) return void answer(200, { searchable: true })
  const batch = /\/batches\/(\w+)$/.exec(path)?.[1]
  if (batch !== undefined) {
    if (lives <= 0) {
      if (isRestarted) lives = 1_000
      return void request.socket.destroy()
    }
    lives -= 1
    const text = gunzipSync(Buffer.concat(parts)).toString()
    expect(createHash('sha256').update(text).digest('hex')).toBe(batch)
    kept.set(batch, text)
    sent.push(batch)
    return void answer(200, { success: true })
  }
  const { batches } = JSON.parse(Buffer.concat(parts).toString()) as { batches: string[] }
  const missing = batches.flatMap((one, at) => (kept.has(one) ? [] : [[`batches.${at}`, 'missing'] as const]))
  if (missing.length > 0) {
    const error = { code: 'not-found', message: 'send them first', fields: Object.fromEntries(missing) }
    return void answer(404, { success: false, error })
  }
  imported = batches.flatMap((one) => (kept.get(one) ?? '').trimEnd().split('\n'))
  if (answerLost) {
    answerLost = false
    return void request.socket.destroy()
  }
  expect(query).toBe(`mode=replace&count=${imported.length}`)
  answer(200, { accepted: imported.length, rejected: 0, rejected_lines: [], products: imported.length, task: '7' })
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response).catch(() => request.socket.destroy()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  kept = new Map()
  sent = []
  imported = []
  lives = 1_000
  isRestarted = false
  answerLost = false
})

async function run(file: string) {
  let out = ''
  let trouble = ''
  const sink = (take: (text: string) => void) =>
    new Writable({
      write(chunk: Buffer, _, done) {
        take(chunk.toString())
        done()
      },
    })
  const code = await runCommand(['import', '--tenant', 'acme', '--market', 'se', file], {
    env: { DISCOVERY_URL: url, DISCOVERY_KEY: 'dsk_x', DISCOVERY_PAUSE_MS: '1' },
    stdout: sink((text) => (out += text)),
    stderr: sink((text) => (trouble += text)),
  })
  return { code, out, trouble }
}

/** Makes a catalogue of about 12 MB. */
function catalogue(name: string, change: (n: number) => object = () => ({})): string {
  const lines = Array.from({ length: 12_000 }, (_, n) =>
    JSON.stringify({ product_id: `p${n}`, title: 'A', page_url: '/a', description: 'x'.repeat(900), ...change(n) }),
  )
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  return file
}

it('sends a large feed in batches, which are imported once all are there', async () => {
  const { code, out } = await run(catalogue('a.ndjson'))
  expect([code, sent.length, imported.length]).toEqual([EXIT.done, 3, 12_000])
  expect(imported.map((line) => (JSON.parse(line) as { product_id: string }).product_id).at(-1)).toBe('p11999')
  expect(out).toContain('12000 lines stored; acme now has 12000 products in se.')
})

it('goes on where the service died, in the next run of the command', async () => {
  const file = catalogue('b.ndjson')
  lives = 2
  const died = await run(file)
  expect([died.code, imported]).toEqual([EXIT.failed, []])
  expect(died.trouble).toContain('Run it again: what was sent so far is not sent again within a day.')
  lives = 1_000
  const { code, out } = await run(file)
  expect([code, imported.length]).toEqual([EXIT.done, 12_000])
  expect(out).toContain('2 of 3 parts are at the service; the others are sent.')
  // No batch was sent twice.
  expect([sent.length, new Set(sent).size]).toEqual([3, 3])
})

it('goes on by itself with a service that is started again', async () => {
  lives = 1
  isRestarted = true
  expect([(await run(catalogue('c.ndjson'))).code, sent.length, imported.length]).toEqual([EXIT.done, 3, 12_000])
})

it('sends what was removed meanwhile again, and of a changed file what differs', async () => {
  await run(catalogue('d.ndjson'))
  kept.delete(sent[1] ?? '')
  const first = [...sent]
  await run(catalogue('d.ndjson'))
  expect(sent).toEqual([...first, first[1]])
  const changed = await run(catalogue('e.ndjson', (n) => (n === 11_999 ? { title: 'B' } : {})))
  expect([changed.code, sent.length, imported.length]).toEqual([EXIT.done, 5, 12_000])
  expect(imported.at(-1)).toContain('"title":"B"')
})

it('asks again where only the answer was lost, and sends nothing twice', async () => {
  answerLost = true
  expect([(await run(catalogue('f.ndjson'))).code, sent.length]).toEqual([EXIT.done, 3])
})
