import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiscoveryReply, FeedProduct } from '@klarsikt/contract/discovery/types'
import { type Clock, fixedClock } from '@klarsikt/server/clock'
import { createEncryption } from '@klarsikt/server/encryption'
import { createTestDatabase, silentLog, type TestDatabase } from '@klarsikt/server/testing'
import type { DiscoverySettings } from '../context.js'
import { createDiscovery, type Discovery } from '../create-discovery.js'
import type { SearchEngine } from '../engine/engine.js'
import { createNaiveEngine } from './naive/naive-engine.js'
import { ADMIN_KEY, SECRET } from './secret.js'

export const NOW = '2026-11-02T10:00:00Z'

export type TestService = Discovery & {
  readonly test: TestDatabase
  /** Creates a tenant and returns its key. */
  tenant(id: string, more?: object): Promise<string>
  /** Feeds products and waits until they are searchable. */
  feed(tenant: string, products: readonly object[], query?: string): Promise<DiscoveryReply<'putProducts'>>
  drop(): Promise<void>
}

// oxlint-disable-next-line no-explicit-any -- tests read answers to invalid requests, which no contract type describes
export type Answer = { readonly status: number; readonly body: any; readonly headers: Headers }

type Options = {
  readonly clock?: Clock
  readonly engine?: SearchEngine
  readonly settings?: Partial<DiscoverySettings>
  readonly rateLimitFactor?: number
  /** Starts a second service on the database of this one. */
  readonly beside?: TestService
}

/** The whole service on an empty database, by default with the naive engine. */
export async function createTestService(options: Options = {}): Promise<TestService> {
  const test = options.beside?.test ?? (await createTestDatabase())
  const dataFolder = mkdtempSync(join(tmpdir(), 'klarsikt-discovery-'))
  const service = await createDiscovery({
    database: test.database,
    clock: options.clock ?? fixedClock(NOW),
    log: silentLog,
    engine: options.engine ?? createNaiveEngine(),
    encryption: createEncryption(SECRET),
    rateLimitFactor: options.rateLimitFactor ?? 1_000,
    settings: {
      adminKey: ADMIN_KEY,
      trustProxy: false,
      dataFolder,
      publicUrl: 'http://discovery.test',
      maxProducts: 100_000,
      ownImageHosts: [],
      ...options.settings,
    },
  })
  return {
    ...service,
    test,
    async tenant(id, more = {}) {
      const { body } = await ask(service, `/v2/tenants/${id}`, {
        method: 'PUT',
        key: ADMIN_KEY,
        body: { markets: ['se'], language: 'sv', ...more },
      })
      return body.secret_key as string
    },
    async feed(tenant, products, query = '') {
      const path = `/v2/feed/${tenant}/se/products${query || '?allow_removals=true'}`
      const { status, body } = await ask(service, path, {
        method: 'PUT',
        key: ADMIN_KEY,
        text: products.map((one) => JSON.stringify(one)).join('\n'),
      })
      if (status !== 200) throw new Error(`A feed was answered ${status}: ${JSON.stringify(body)}`)
      await service.deps.markets.get(tenant, 'se')
      await service.deps.markets.caughtUp()
      return body as DiscoveryReply<'putProducts'>
    },
    async drop() {
      await service.stop()
      rmSync(dataFolder, { recursive: true, force: true })
      if (!options.beside) await test.drop()
    },
  }
}

type Request = {
  readonly method?: string
  readonly key?: string
  readonly body?: unknown
  readonly text?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

export async function ask(service: Pick<Discovery, 'app'>, path: string, request: Request = {}): Promise<Answer> {
  const { key, body, text } = request
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await service.app.request(`http://discovery.test${path}`, {
    method: request.method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...request.headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  let read: unknown = bytes
  if (answer.headers.get('content-type')?.includes('json')) read = JSON.parse(bytes.toString())
  return { status: answer.status, body: read, headers: answer.headers }
}

/** A feed product for tests; `more` replaces fields. */
export function product(id: string, more: Partial<FeedProduct> = {}): FeedProduct {
  return { product_id: id, title: `Båge ${id}`, page_url: `/bage/${id}`, ...more }
}
