import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import { startSandboxServer, type RunningSandbox } from '@klarsikt/sandbox'
import { createEncryption } from '@klarsikt/server/encryption'
import { createTestDatabase, silentLog } from '@klarsikt/server/testing'
import { type Api, createApi } from '../../../../create-api.js'
import type { SubjectRef } from '../../../../payment-subject.js'
import type { CollectionSettings } from '../../../../providers/collection/settings.js'
import type { EInvoiceSettings } from '../../../../providers/e-invoice/settings.js'
import { SECRET } from '../../../../testing/secret.js'
import { NOW } from '../../../../testing/small-shop-parts.js'
import { saveCustomer, saveDelivery } from '../draft.js'
import { submitCheckout } from '../submit.js'

export type TestShop = Pick<Api, 'app' | 'deps' | 'work'> & {
  readonly sandbox: RunningSandbox
  readonly clock: { advance(ms: number): void; now(): Date }
  readonly encryption: ReturnType<typeof createEncryption>
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Record<string, unknown>>
  /** Statuses of the shop's answers to notices. */
  readonly notices: number[]
  rows<Row extends Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** A whole shop without HTTP in front: real Postgres, the sandbox over HTTP, and an address for Klarna's notices. */
export async function openTestShop(
  options: {
    size?: number
    collection?: CollectionSettings
    eInvoice?: EInvoiceSettings
    rateLimitFactor?: number
  } = {},
): Promise<TestShop> {
  const test = await createTestDatabase({ size: options.size ?? 12 })
  const sandbox = await startSandboxServer({ callbackRetryMs: 20 })
  const encryption = createEncryption(SECRET)
  let ahead = 0
  const clock = { now: () => new Date(Date.parse(NOW) + ahead), advance: (ms: number) => void (ahead += ms) }
  const notices: number[] = []
  const answering = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const answer = answerNotice(request, () => shop.app)
      // Klarna hung up early, or the shop failed. Only `close` awaits this promise.
      .catch(() => 500)
      .then((status) => {
        notices.push(status)
        response.writeHead(status).end('{}')
        answering.delete(answer)
      })
    answering.add(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    publicUrl,
    apiKey: 'k',
    trustProxy: false as const,
    mediaHosts: [],
    dataFolder: '',
    jobsUrl: 'https://jobb.example',
    conformityUrl: 'https://intyg.example',
    smtpUrl: sandbox.smtpUrl,
    sms: { url: `${sandbox.url}/sms`, user: 'shop', password: 'secret', from: 'Klarsikt' },
    mailFrom: 'Klarsikt <hej@klarsikt.example>',
    serviceEmail: 'kundservice@klarsikt.example',
    bookingProvider: { url: `${sandbox.url}/booking/v1`, clientId: 'shop', clientSecret: 'secret' },
    klarna: { url: sandbox.klarnaUrl, user: 'shop', password: 'secret' },
    collection: options.collection ?? null,
    eInvoice: options.eInvoice ?? null,
  }
  const { rateLimitFactor } = options
  const shop = await createApi({
    database: test.database,
    clock,
    log: silentLog,
    lifecycle: { stopping: false },
    encryption,
    pictures: {
      read: async () => new Uint8Array(),
      model: async () => new Uint8Array(),
      video: async () => null,
      stop: async () => {},
    },
    settings,
    ...(rateLimitFactor !== undefined && { rateLimitFactor }),
    standInWarehouse: { packingMs: 60_000, grindingMs: 180_000 },
  })
  return {
    app: shop.app,
    deps: shop.deps,
    work: shop.work,
    sandbox,
    clock,
    encryption,
    notices,
    async control(method, path, body) {
      const answer = await fetch(`${sandbox.klarnaUrl}/__control${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return (await answer.json()) as Record<string, unknown>
    },
    rows: async (text, ...values) => (await test.database.query({ text, values })).rows as never,
    async close() {
      shop.work.close()
      await sandbox.stop()
      await new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await Promise.all(answering)
      await shop.deps.catalogue.stop()
      await test.drop()
    },
  }
}

async function answerNotice(request: import('node:http').IncomingMessage, app: () => Api['app']): Promise<number> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = await app().request(`http://shop${request.url ?? '/'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  return answer.status
}

export const EVA = {
  firstName: 'Eva',
  lastName: 'Åkerlund',
  email: 'eva@example.se',
  mobile: '070-174 06 05',
  street: 'Storgatan 2',
  postalCode: '111 47',
  city: 'Stockholm',
}

/** The payment subject of a cart. */
export const checkoutOf = (cartId: string): SubjectRef => ({ type: 'checkout', id: cartId })

export const newKey = (): string => randomBytes(16).toString('base64url')

/** A buyer with goods in the cart, ready to submit: `{ '100001-1': 2 }`. */
export async function newBuyer(
  shop: TestShop,
  goods: Record<string, number>,
  // A cart of gift cards only is delivered by e-mail.
  delivery: number = Object.keys(goods).every((skuId) => skuId.startsWith('7')) ? 90 : 20,
): Promise<string> {
  const cartId = randomBytes(16).toString('base64url')
  const lines = Object.entries(goods).map(([skuId, quantity]) => ({
    id: newKey(),
    skuId,
    parentSkuId: null,
    quantity,
    lensColour: null,
    prescription: null,
    interval: null,
  }))
  const now = shop.clock.now()
  await shop.deps.database.query({
    text: 'insert into cart (id, version, lines, updated_at) values ($1, 1, $2::jsonb, $3)',
    values: [cartId, JSON.stringify(lines), now],
  })
  await saveCustomer(shop.deps.database, shop.encryption, cartId, EVA, now)
  await saveDelivery(shop.deps.database, cartId, delivery as DeliveryMethod, null, now)
  return cartId
}

export function submit(shop: TestShop, cartId: string, key = newKey()) {
  return submitCheckout(shop.deps, {
    cartId,
    store: false,
    idempotencyKey: key,
    termsAccepted: true,
    expectedTotal: null,
  })
}

/** Submits the checkout; answers the payment and its page. Throws when there is no page. */
export async function submitToPage(shop: TestShop, cartId: string, key = newKey()) {
  const submitted = await submit(shop, cartId, key)
  if (!submitted.ok || submitted.value.status !== 'redirect') throw new Error(`No page: ${JSON.stringify(submitted)}`)
  return submitted.value
}

/** Makes the customer's choice on Klarna's page, with the last digits of the card. */
export async function choose(
  redirectUrl: string,
  choice: 'approve' | 'decline' | 'cancel' | 'pending',
  card = '4242',
): Promise<number> {
  const body = new URLSearchParams({ choice, card })
  const answer = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  return answer.status
}

/** Sets the stock of a sku and removes its reservations. */
export async function setStock(shop: TestShop, skuId: string, onHand: number): Promise<void> {
  await shop.rows('update stock set on_hand = $2, reserved = 0 where sku_id = $1', skuId, onHand)
}

/** Skus that can be bought, the cheapest first. */
export async function buyableSkus(shop: TestShop, count: number): Promise<string[]> {
  const rows = await shop.rows<{ id: string }>(
    `select s.id from sku s join article a on a.id = s.article_id join article_price p on p.article_id = a.id join stock k on k.sku_id = s.id
     where s.status = 20 and p.unit_status = 20 and k.on_hand >= 5 and a.family in ('glasses', 'sunglasses') order by p.unit_ordinary, s.id limit $1`,
    count,
  )
  return rows.map((row) => row.id)
}
