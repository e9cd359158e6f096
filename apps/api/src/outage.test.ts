import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@klarsikt/server/clock'
import { migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { silentLog } from '@klarsikt/server/testing'
import { expect, it, vi } from 'vitest'
import { createApi } from './create-api.js'
import { migrationsFolder } from './migrations/index.js'
import { seedShop } from './seed/index.js'
import { SECRET } from './testing/secret.js'
import { NOW } from './testing/small-shop-parts.js'
import { smallShop } from './testing/small-shop.js'
import { ask } from './testing/test-api.js'

it('answers 503 with Retry-After while the database hangs, still shows goods, and serves again by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-outage-'))
  // Durable, because the test kills the server and expects all acknowledged writes afterwards.
  const server = await startEmbeddedPostgres({ folder, log: silentLog, durable: true })
  await migrate(server.url(), migrationsFolder)
  const database = await openDatabase({ url: server.url(), log: silentLog })
  await seedShop(database, smallShop, { encryption: createEncryption(SECRET), now: new Date(NOW) })
  const api = await createApi({
    database,
    clock: fixedClock(NOW),
    log: silentLog,
    lifecycle: { stopping: false },
    encryption: createEncryption(SECRET),
    pictures: {
      read: async () => new Uint8Array(),
      model: async () => new Uint8Array(),
      video: async () => null,
      stop: async () => {},
    },
    settings: {
      publicUrl: 'http://shop.test',
      apiKey: 'k',
      trustProxy: false,
      mediaHosts: [],
      dataFolder: folder,
      jobsUrl: '',
      conformityUrl: '',
      klarna: null,
      smtpUrl: null,
      sms: null,
      mailFrom: 'a@b.test',
      serviceEmail: 'service@b.test',
    },
  })
  const first = await ask(api, '/api/site/shopper')
  const headers = {
    cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    'csrf-token': first.body.token,
    'content-type': 'application/json',
  }
  const change = () =>
    ask(api, '/api/cart/update', { method: 'POST', headers, body: '{"skuId":"100001-1","quantity":2}' })
  const family = () => [
    server.pid,
    ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number),
  ]
  const signal = (name: NodeJS.Signals) => family().forEach((pid) => process.kill(pid, name))

  signal('SIGSTOP')
  for (let i = 0; i < 5; i++) {
    const answer = await change()
    expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ])
  }
  for (const path of ['/api/article/100001', '/api/site/search?q=calder', '/api/site/page?path=/'])
    expect((await ask(api, path)).status).toBe(200)
  expect((await ask(api, '/readyz')).status).toBe(503)
  expect((await ask(api, '/healthz')).status).toBe(200)
  signal('SIGCONT')
  await vi.waitFor(async () => expect((await change()).status).toBe(200), { interval: 100 })
  expect((await ask(api, '/readyz')).status).toBe(200)

  const pid = server.pid
  process.kill(pid, 'SIGQUIT')
  await vi.waitFor(async () => expect((await change()).status).toBe(503), { interval: 1 })
  await vi.waitFor(() => expect(server.pid).not.toBe(pid), { interval: 50 })
  await vi.waitFor(async () => expect((await change()).status).toBe(200), { interval: 100 })

  await api.deps.catalogue.stop()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})
