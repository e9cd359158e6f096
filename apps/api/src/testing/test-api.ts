import { type Clock, fixedClock } from '@klarsikt/server/clock'
import { createEncryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { createTestDatabase, silentLog, type TestDatabase } from '@klarsikt/server/testing'
import { type Api, createApi } from '../create-api.js'
import type { Module } from '../define-module.js'
import type { ApiSettings } from '../settings.js'
import { SECRET } from './secret.js'
import { NOW } from './small-shop-parts.js'

export type TestApi = Api & { readonly test: TestDatabase; visitor(): Promise<Visitor>; drop(): Promise<void> }

/** A browser with its cookie and CSRF token. */
export type Visitor = {
  readonly token: string
  readonly cookie: string
  readonly shopperId: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

// Tests read answers without types; the contract checks their shape.
// oxlint-disable-next-line no-explicit-any -- tests look into answers that are wrong on purpose, which no contract type describes
export type Answer = { readonly status: number; readonly body: any; readonly headers: Headers }

const SETTINGS: ApiSettings = {
  publicUrl: 'http://shop.test',
  apiKey: 'k',
  trustProxy: false,
  mediaHosts: [],
  dataFolder: '/nowhere',
  jobsUrl: 'https://jobs.test',
  conformityUrl: 'https://doc.test',
  klarna: null,
  smtpUrl: null,
  sms: null,
  mailFrom: 'hej@shop.test',
  serviceEmail: 'service@shop.test',
}

/** The whole backend on a clone of the small shop. Its clock stands still unless `clock` is given. */
export async function createTestApi(
  options: {
    clock?: Clock
    settings?: Partial<ApiSettings>
    size?: number
    rateLimitFactor?: number
    log?: Log
    telemetry?: Telemetry
    modules?: readonly Module[]
  } = {},
): Promise<TestApi> {
  const test = await createTestDatabase(options.size === undefined ? {} : { size: options.size })
  const api = await createApi({
    database: test.database,
    clock: options.clock ?? fixedClock(NOW),
    log: options.log ?? silentLog,
    telemetry: options.telemetry,
    ...(options.modules && { modules: options.modules }),
    ...(options.rateLimitFactor !== undefined && { rateLimitFactor: options.rateLimitFactor }),
    lifecycle: { stopping: false },
    encryption: createEncryption(SECRET),
    pictures: {
      read: async ({ width, format }) => new TextEncoder().encode(`${width} ${format}`),
      model: async () => new TextEncoder().encode('glTF'),
      video: async () => null,
      stop: async () => {},
    },
    settings: { ...SETTINGS, ...options.settings },
  })
  return {
    ...api,
    test,
    visitor: () => visit(api),
    async drop() {
      await api.deps.catalogue.stop()
      await test.drop()
    },
  }
}

export async function ask(api: Pick<Api, 'app'>, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await api.app.request(`http://shop.test${path}`, init)
  const text = await answer.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // The answer is a file.
  }
  return { status: answer.status, body, headers: answer.headers }
}

async function visit(api: Api): Promise<Visitor> {
  const first = await ask(api, '/api/site/shopper')
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const token = first.body.token as string
  return {
    token,
    cookie,
    shopperId: first.body.cartHead.shopperId,
    get: (path) => ask(api, path, { headers: { cookie } }),
    post: (path, body, headers = {}) =>
      ask(api, path, {
        method: 'POST',
        headers: {
          cookie,
          'csrf-token': token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  }
}
