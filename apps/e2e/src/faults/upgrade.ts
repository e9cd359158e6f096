import { randomUUID } from 'node:crypto'
import { isFailure } from '@klarsikt/contract/client'
import pg from 'pg'
import { openBooks } from '../harness/books.js'
import { createBuyer } from '../harness/buyer.js'
import { type SandboxProcess, startSandbox } from '../harness/sandbox.js'
import { type ShopProcess, startShop } from '../harness/shop.js'
import { check, type Drill, type Field, sandboxSettings, type Size } from './drill.js'
import { census } from './upgrade/census.js'
import { copyOrders } from './upgrade/copy-orders.js'
import { killStarts } from './upgrade/kill-start.js'
import { loadRelease, readReleases, type ReleaseFacts } from './upgrade/release.js'

const DATABASE = 'upgraded'

/** Number of orders in the database that is upgraded. */
const ORDERS = { full: 10_000, reduced: 300 } as const

/** R10: this version starts on the database of each release, and is killed during the upgrade. Old customers can continue. */
export const upgrade: Drill = {
  id: 'R10',
  title: 'upgrade from every release',
  async run(field, size) {
    const measured: string[] = []
    for (const facts of readReleases()) measured.push(await upgradeFrom(field, size, facts))
    check(measured.length > 0, 'no release was saved')
    return measured.join('; ')
  },
}

async function upgradeFrom(field: Field, size: Size, facts: ReleaseFacts): Promise<string> {
  const { pool } = field.postgres
  const url = new URL(field.postgres.url)
  url.pathname = `/${DATABASE}`
  await pool.query(`drop database if exists ${DATABASE} with (force)`)
  await pool.query(`create database ${DATABASE}`)
  await fill(url.href, facts, ORDERS[size])

  // A separate provider, because these purchases are in no other database.
  const sandbox = await startSandbox()
  const env = { ...field.env, ...sandboxSettings(sandbox), DATABASE_URL: url.href, DATABASE_DIRECT_URL: '' }
  const upgraded = new pg.Pool({ connectionString: url.href, max: 2 })
  upgraded.on('error', () => {})
  const shops: ShopProcess[] = []
  try {
    const before = await census(upgraded)
    const kills = await killStarts(upgraded, { databaseUrl: url.href, env, before }, size)
    shops.push(...(await Promise.all([startShop({ env, wait: false }), startShop({ env, wait: false })])))
    const ready = Math.max(...(await Promise.all(shops.map((shop) => shop.ready()))))
    const books = openBooks(upgraded, sandbox)
    await books.consistent('after the upgrade')
    const after = await census(upgraded)
    check(after === before, `${before} became ${after}`)
    for (const shop of shops) await findOrders(shop, facts)
    await payOldLink(sandbox, shops, facts)
    await buyOldCart(sandbox, shops[0], facts)
    await books.settled()
    await books.consistent('after the customers went on')
    const killed = kills > 0 ? `killed at ${kills} statements` : 'no newer migration'
    return `${ORDERS[size]} orders of ${facts.release}, ${killed}: same sums, both replicas served after ${ready} ms, ${facts.orders.length} buyers found their order, the open link was paid, the cart ordered with its gift card`
  } finally {
    await upgraded.end()
    for (const shop of shops) await shop.stop()
    await sandbox.stop()
    await pool.query(`drop database if exists ${DATABASE} with (force)`)
  }
}

async function fill(url: string, facts: ReleaseFacts, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await loadRelease(client, facts)
    await copyOrders(client, facts, orders)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Buyers from before the upgrade still see their confirmation on both replicas. */
async function findOrders(shop: ShopProcess, { orders }: ReleaseFacts): Promise<void> {
  for (const { number, total, cookies } of orders) {
    const { client } = createBuyer(shop.url, new Map(cookies))
    const found = await client.getConfirmation({ params: { orderNumber: number } })
    check(!isFailure(found), `order ${number} answered ${JSON.stringify(found)}`)
    const sum = Math.round(found.data.totals.total * 100)
    check(sum === total, `order ${number} was ${total}, is ${sum}`)
  }
}

async function payOldLink(
  sandbox: SandboxProcess,
  [first, second]: readonly ShopProcess[],
  { paidLink, openLink }: ReleaseFacts,
): Promise<void> {
  check(first !== undefined && second !== undefined, 'there are no two replicas')
  const tokenOf = (link: string) => ({ token: link.split('/').at(-1) ?? '' })
  for (const link of [paidLink, openLink]) {
    const page = await fetch(first.url + link, { headers: { accept: 'text/html' } })
    check(page.ok, `the page of a link answered ${page.status}`)
  }
  const paid = await createBuyer(first.url).client.getPaymentLink({ params: tokenOf(paidLink) })
  check(!isFailure(paid) && paid.data.state === 'paid', `the paid link answered ${JSON.stringify(paid)}`)
  const params = tokenOf(openLink)
  const cookies = new Map<string, string>()
  const page = await createBuyer(first.url, cookies).client.payPaymentLink({ params, body: {} })
  check('redirectUrl' in page && typeof page.redirectUrl === 'string', `the link answered ${JSON.stringify(page)}`)
  await sandbox.choose(page.redirectUrl, 'approve')
  const done = await createBuyer(second.url, cookies).client.payPaymentLink({ params, body: { outcome: 'success' } })
  check(
    !isFailure(done) && 'data' in done && done.data.state === 'paid',
    `the old link, paid now, answered ${JSON.stringify(done)}`,
  )
}

/**
 * The session, its cart and its checkout are unchanged. The order can be placed, and an old gift card pays its part.
 */
async function buyOldCart(
  sandbox: SandboxProcess,
  shop: ShopProcess | undefined,
  { cart, giftCard }: ReleaseFacts,
): Promise<void> {
  const buyer = createBuyer(shop?.url ?? '', new Map(cart.cookies))
  const found = await buyer.client.getCart()
  check(!isFailure(found), `the cart answered ${JSON.stringify(found)}`)
  const pieces = found.cartHead.cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
  check(pieces === cart.pieces, `the cart had ${cart.pieces} pieces, it has ${pieces}`)
  const { number, pin } = giftCard
  const card = await buyer.client.lookupGiftCard({ body: { number, pin } })
  check(!isFailure(card), `the gift card answered ${JSON.stringify(card)}`)
  check(card.data.balance === giftCard.balance, `the card had ${giftCard.balance}, it has ${card.data.balance}`)
  const applied = await buyer.client.applyGiftCard({ body: { number, pin } })
  check(!isFailure(applied), `the gift card was refused: ${JSON.stringify(applied)}`)
  const { body } = await buyer.submit(randomUUID())
  check('status' in body, `the old cart was refused: ${JSON.stringify(body)}`)
  check((await buyer.pay(body, sandbox)) === 'paid', 'the old cart was not paid')
}
