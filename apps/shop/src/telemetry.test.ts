import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { createShopClient, isFailure, type ShopClient } from '@klarsikt/contract/client'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { systemClock } from '@klarsikt/server/clock'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { openTelemetry } from '@klarsikt/server/telemetry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningShop, startShop } from './start-shop.js'
import { tinyStorefront } from './testing/tiny-storefront.js'

const lines: Record<string, unknown>[] = []
const log = createLog(
  { name: 'test' },
  { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
)
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-telemetry-'))
let shop: RunningShop
let metricsUrl: string

beforeAll(async () => {
  const env = readEnv({
    PORT: '0',
    KLARSIKT_DATA: folder,
    KLARSIKT_DEMO: '1',
    METRICS_PORT: '0',
    ACCESS_LOG: '1',
    RATE_LIMIT_FACTOR: '1000',
    DRAIN_SECONDS: '0',
  })
  const telemetry = await openTelemetry({ service: 'test', metrics: env.metrics, traces: env.traces }, log)
  lifecycle.onStop('telemetry', () => telemetry.stop())
  metricsUrl = telemetry.metricsUrl ?? ''
  shop = await startShop({
    env,
    log,
    clock: systemClock,
    lifecycle,
    telemetry,
    storefront: tinyStorefront(folder),
    migrationsFolder,
    discoveryMigrationsFolder,
    pictureWorker: undefined,
    print: () => {},
  })
}, 60_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

const url = (path: string) => `http://127.0.0.1:${shop.port}${path}`
const scrape = async () => (await fetch(metricsUrl)).text()

/** Sums the samples of a metric that have all of these labels. */
function sum(text: string, name: string, ...labels: string[]): number {
  const samples = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const fitting = samples.filter((line) => labels.every((label) => line.includes(label)))
  return fitting.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
}

const CUSTOMER = {
  firstName: 'Astrid',
  lastName: 'Ek-Lund',
  email: 'astrid.eklund@exempel.test',
  mobile: '070-174 06 05',
  street: 'Storgatan 2',
  postalCode: '111 47',
  city: 'Stockholm',
}

function must<T>(answer: T): Exclude<T, { success: false }> {
  if (isFailure(answer)) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { success: false }>
}

function customer(): ShopClient {
  let cookie = ''
  const client: ShopClient = createShopClient({
    baseUrl: url(''),
    apiKey: 'klarsikt-web',
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      if (cookie) headers.set('cookie', cookie)
      const answer = await fetch(input, { ...init, headers })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    },
    csrfToken: async () => must(await client.getShopper()).token,
  })
  return client
}

async function buy(choice: 'approve' | 'decline'): Promise<void> {
  const client = customer()
  must(await client.updateCart({ body: { skuId: '100001-1', quantity: 1, noCheckoutInfo: true } }))
  must(await client.setCustomer({ body: CUSTOMER }))
  const { data } = must(await client.getCheckout())
  must(await client.setDelivery({ body: { method: data.deliveryOptions.find((one) => !one.needsStore)?.id ?? 0 } }))
  must(await client.setPayment({ body: { method: 60 } }))
  const body = { idempotencyKey: randomUUID(), termsAccepted: true }
  const submitted = must(await client.submitCheckout({ body }))
  if (submitted.status !== 'redirect') throw new Error(submitted.status)
  const page = new URL(submitted.redirectUrl)
  await fetch(url(page.pathname + page.search), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  })
  const outcome = choice === 'approve' ? 'success' : 'failure'
  await client.completePayment({ body: { paymentId: submitted.paymentId, outcome } })
}

it('counts what is asked, bought, searched and done, by names of ours alone', async () => {
  await fetch(url('/glas%C3%B6gon'))
  await fetch(url('/glas%C3%B6gon'))
  await fetch(url('/api/article/100001'))
  await fetch(url('/api/article/999999'))
  await fetch(url('/assets/entry-abc.js'))
  const search = async (query: string) => {
    const body = JSON.stringify({ tenant: 'klarsikt', market: 'se', query })
    return (
      await fetch(url('/v2/search/results'), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).status
  }
  await expect.poll(() => search('solglasögon'), { timeout: 45_000, interval: 200 }).toBe(200)
  await search('qzxwvk')
  await buy('approve')
  await buy('decline')

  const moved: [name: string, ...labels: string[]][] = [
    ['http_server_request_duration_seconds_count', 'http_route="/api/article/:id"', 'http_response_status_code="200"'],
    ['http_server_request_duration_seconds_count', 'http_route="/api/article/:id"', 'http_response_status_code="404"'],
    ['http_server_request_duration_seconds_count', 'http_route="/api/checkout/submit"', 'http_request_method="POST"'],
    ['http_server_request_duration_seconds_count', 'http_route="/assets/*"'],
    ['http_server_request_duration_seconds_count', 'http_route="/*"'],
    ['db_client_operation_duration_seconds_count', 'db_operation_name="INSERT"'],
    ['db_client_operation_duration_seconds_count', 'db_query_summary="COMMIT"'],
    ['db_client_connection_count', 'idle'],
    ['klarsikt_job_duration_seconds_count', 'job="payments"', 'outcome="done"'],
    ['klarsikt_job_duration_seconds_count', 'job="mail"'],
    ['klarsikt_payment_call_duration_seconds_count', 'provider="klarna"', 'operation="createSession"', 'outcome="ok"'],
    ['klarsikt_payment_call_duration_seconds_count', 'operation="place"', 'outcome="ok"'],
    ['klarsikt_search_duration_seconds_count', 'engine="embedded"', 'kind="search"'],
    ['klarsikt_searches_total', 'result="found"'],
    ['klarsikt_searches_total', 'result="none"'],
    ['klarsikt_page_cache_requests_total', 'result="rendered"'],
    ['klarsikt_page_cache_requests_total', 'result="fresh"'],
    ['klarsikt_refusals_total', 'code="article.not-found"'],
    ['klarsikt_orders_total'],
    ['klarsikt_payments_total', 'provider="klarna"', 'subject="checkout"', 'outcome="paid"'],
    ['klarsikt_payments_total', 'provider="klarna"', 'subject="checkout"', 'outcome="decline"'],
    ['klarsikt_letters_total', 'outcome="sent"'],
  ]
  for (const [name, ...labels] of moved)
    await expect
      .poll(async () => [name, ...labels, sum(await scrape(), name, ...labels) > 0], { timeout: 15_000 })
      .toEqual([name, ...labels, true])
  const text = await scrape()
  expect([sum(text, 'klarsikt_orders_total'), sum(text, 'klarsikt_payments_total', 'outcome="paid"')]).toEqual([1, 1])
  expect(text).toContain('http_server_active_requests{http_request_method="GET"} 0')
  expect(text).toContain('klarsikt_job_queue_depth{')
  const labels = text.replaceAll(/ [^ ]+$/gm, '')
  expect(labels).not.toMatch(/100001|999999|eklund|qzxwvk|solglasögon"/i)
  expect(labels).not.toContain('=""')
})

it('writes every request once to the access log, and nothing in it that is of a person', async () => {
  await fetch(url('/betala/secret-token-of-a-link-1234567890?authorization_token=t0ken'), {
    headers: { cookie: 'klarsikt=secret', 'x-request-id': 'seen-before' },
  })
  await expect
    .poll(() => lines.filter(({ requestId, msg }) => requestId === 'seen-before' && msg === 'request'))
    .toHaveLength(1)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.find(({ route }) => route === '/api/checkout/setCustomer')).toMatchObject({
    method: 'POST',
    status: 200,
  })
  expect(JSON.stringify(requests)).not.toMatch(/secret|t0ken|eklund|100001|127\.0\.0\.1/i)
})
