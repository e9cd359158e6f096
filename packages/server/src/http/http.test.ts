import { EventEmitter, once } from 'node:events'
import { Agent, request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseAway } from '../database/index.js'
import { createLog } from '../log/index.js'
import { silentLog } from '../testing/silent-log.js'
import {
  BODY_LIMIT,
  createFailures,
  createHttpApp,
  healthRoutes,
  listen,
  readJsonBody,
  type RunningServer,
} from './index.js'

const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-large': 413,
  unexpected: 500,
  unavailable: 503,
}
const failures = createFailures<keyof typeof STATUS>({
  status: (code) => STATUS[code],
  message: (code) => `Text of ${code}`,
  codes: {
    malformed: 'malformed',
    tooLarge: 'too-large',
    notFound: 'not-found',
    wrongMethod: 'wrong-method',
    unauthorized: 'unauthorized',
    forbidden: 'forbidden',
    unavailable: 'unavailable',
    unexpected: 'unexpected',
  },
  invalid: () => 'malformed',
})

let running: RunningServer | undefined
afterEach(async () => {
  await running?.close(100)
  running = undefined
})

/** Emits `held` when a held call has begun. The call is answered when `answer` is emitted. */
const calls = new EventEmitter()

function app(options: { https?: boolean } = {}) {
  const made = createHttpApp({ log: silentLog, failures, https: options.https ?? false })
  made.post('/echo', async (c) => {
    const body = await readJsonBody(c.req.raw)
    return body.ok
      ? c.json({ body: body.value })
      : failures.failure(body.error === 'request.too-large' ? 'too-large' : 'malformed')
  })
  made.get('/fault', () => {
    throw new Error('secret detail')
  })
  made.get('/away', () => {
    throw new DatabaseAway()
  })
  made.get('/done', (c) => c.text('done'))
  made.get('/held', async (c) => {
    const answered = once(calls, 'answer')
    calls.emit('held')
    await answered
    return c.text('done')
  })
  return made
}

const json = { 'content-type': 'application/json' }

describe('readJsonBody', () => {
  const post = (body: BodyInit | undefined, headers: Record<string, string> = json) =>
    app().request('/echo', {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })

  it('gives what was sent', async () => {
    expect(await (await post('{"namn":"Åsa"}')).json()).toEqual({ body: { namn: 'Åsa' } })
  })

  it.each([
    ['half a text', '{"a":'],
    ['nothing', ''],
    ['invalid UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
    ['a NUL', '{"a":"\\u0000"}'],
    ['a NUL as key', '{"\\u0000":1}'],
    ['half a surrogate pair', '{"a":"\\ud800"}'],
  ])('refuses %s with 400', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'malformed' } })
  })

  it('takes a whole surrogate pair', async () => {
    expect((await post('{"a":"\\ud83d\\ude00"}')).status).toBe(200)
  })

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['']])('refuses the type %j', async (type) => {
    expect((await post('{}', type ? { 'content-type': type } : {})).status).toBe(400)
  })

  it('refuses more than the limit, announced or not', async () => {
    const big = `"${'a'.repeat(BODY_LIMIT)}"`
    expect((await post(big, { ...json, 'content-length': String(big.length) })).status).toBe(413)
    const stream = new Blob([big]).stream()
    expect((await post(stream)).status).toBe(413)
  })
})

describe('the app', () => {
  it('answers a fault without its detail', async () => {
    const answer = await app().request('/fault')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toContain('secret')
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: { code: 'unexpected', message: 'Text of unexpected' },
    })
  })

  it('answers an outage with 503 and Retry-After', async () => {
    const answer = await app().request('/away')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('answers an unknown path as JSON', async () => {
    const answer = await app().request('/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'not-found' } })
  })

  it.each(['/x%F6', '/x%00', '/x?q=%C3', '/x%'])('refuses the address %s', async (path) => {
    const answer = await app().request(path)
    expect(answer.status).toBe(400)
  })

  it('sets security headers on every answer, HSTS only over HTTPS', async () => {
    for (const path of ['/done', '/fault', '/nowhere', '/x%F6']) {
      const { headers } = await app().request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=(self)')
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
    expect((await app({ https: true }).request('/done')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    )
  })

  it('keeps a sound request id and replaces any other', async () => {
    const ask = async (id: string) =>
      (await app().request('/done', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await ask('abcdefgh-1')).toBe('abcdefgh-1')
    expect(await ask('a<script>bcd')).not.toContain('script')
  })

  it('logs a fault with request id, and no query, token or body', async () => {
    const lines: string[] = []
    const log = createLog(
      { name: 't' },
      new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
    )
    const made = createHttpApp({ log, failures, https: false })
    made.get('/order/:token', () => {
      throw new Error('no')
    })
    await made.request('/order/Zk3v9QwE7rT1yU5iO0pA?email=anna@example.com')
    expect(lines.join('')).toContain('"requestId"')
    expect(lines.join('')).not.toMatch(/anna|Zk3v/)
  })
})

describe('health', () => {
  const ready = (takesWrites: () => Promise<boolean>, stopping = false) => {
    const routes = app()
    healthRoutes(routes, { lifecycle: { stopping }, database: { takesWrites } })
    return routes
  }

  it('lives always and is ready only with a database that answers and takes writes', async () => {
    const ok = ready(async () => true)
    expect([(await ok.request('/healthz')).status, (await ok.request('/readyz')).status]).toEqual([200, 200])
    const away = ready(() => new Promise(() => {}))
    const answer = await away.request('/readyz')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await away.request('/healthz')).status).toBe(200)
    expect((await ready(async () => false).request('/readyz')).status).toBe(503)
    expect((await ready(async () => true, true).request('/readyz')).status).toBe(503)
  })
})

describe('listen', () => {
  it('lets a request in flight end and takes no new one', async () => {
    running = await listen({ fetch: app().fetch, port: 0, host: '127.0.0.1' })
    const begun = once(calls, 'held')
    const inFlight = fetch(`${running.url}/held`)
    await begun
    const closed = running.close()
    calls.emit('answer')
    expect(await (await inFlight).text()).toBe('done')
    await closed
    await expect(fetch(`${running.url}/done`)).rejects.toThrow()
  })

  it('serves on while it drains, and asks every client to take another connection', async () => {
    running = await listen({ fetch: app().fetch, port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    const { port } = running
    const ask = (at: string) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        rawRequest({ port, host: '127.0.0.1', path: at, agent }, (answer) => {
          answer.resume().once('end', () => resolve([answer.statusCode, answer.headers.connection]))
        })
          .on('error', reject)
          .end()
      })
    expect(await ask('/done')).toEqual([200, 'keep-alive'])
    const begun = once(calls, 'held')
    const inFlight = ask('/held')
    await begun
    const drained = running.drain(400)
    calls.emit('answer')
    expect(await inFlight).toEqual([200, 'close'])
    expect(await ask('/done')).toEqual([200, 'close'])
    await drained
    expect(await ask('/done')).toEqual([200, 'close'])
    agent.destroy()
  })

  it('says which port is taken', async () => {
    running = await listen({ fetch: app().fetch, port: 0, host: '127.0.0.1' })
    await expect(listen({ fetch: app().fetch, port: running.port, host: '127.0.0.1' })).rejects.toThrow(
      /taken by another program/,
    )
  })

  it('answers 4xx to a broken path and a body that breaks off, and lives on', async () => {
    running = await listen({ fetch: app().fetch, port: 0, host: '127.0.0.1' })
    const { port, url } = running
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = rawRequest({ port, host: '127.0.0.1', path: '/x%F6', method: 'GET' }, (answer) =>
        resolve(answer.statusCode),
      )
      call.on('error', reject).end()
    })
    expect(status).toBe(400)
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"',
          () => socket.destroy(),
        )
      }).once('close', () => resolve())
    })
    expect((await fetch(`${url}/done`)).status).toBe(200)
  })
})
