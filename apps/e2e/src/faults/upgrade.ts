import { randomUUID } from 'node:crypto'
import { isFailure } from '@klarsikt/contract/client'
import pg from 'pg'
import { openBooks } from '../harness/books.js'
import { createBuyer } from '../harness/buyer.js'
import { type SandboxProcess, startSandbox } from '../harness/sandbox.js'
import { type ShopProcess, startShop } from '../harness/shop.js'
import { check, type Drill, sandboxSettings } from './drill.js'
import { loadRelease, readFacts, type ReleaseFacts } from './upgrade/release.js'

const DATABASE = 'upgraded'

/** What the release calls the tables of links and submissions, and what we do. */
const THEIRS = ['payment_request', 'checkout_submission'] as const
const OURS = ['payment_link', 'submission'] as const

/** R10: two replicas of this version start together on the database of the last release, and its customers go on. */
export const upgrade: Drill = {
  id: 'R10',
  title: 'upgrade from the last release',
  async run(field) {
    const facts = readFacts()
    const { pool } = field.postgres
    const url = new URL(field.postgres.url)
    url.pathname = `/${DATABASE}`
    await pool.query(`drop database if exists ${DATABASE} with (force)`)
    await pool.query(`create database ${DATABASE}`)
    const before = await fill(url.href, facts)

    // A provider of its own: what is bought here is in no other database.
    const sandbox = await startSandbox()
    const env = { ...field.env, ...sandboxSettings(sandbox), DATABASE_URL: url.href, DATABASE_DIRECT_URL: '' }
    const shops = await Promise.all([startShop({ env, wait: false }), startShop({ env, wait: false })])
    const upgraded = new pg.Pool({ connectionString: url.href, max: 2 })
    upgraded.on('error', () => {})
    try {
      const ready = Math.max(...(await Promise.all(shops.map((shop) => shop.ready(60_000)))))
      const books = openBooks(upgraded, sandbox)
      await books.consistent('after the upgrade')
      const after = await census(upgraded, OURS)
      check(
        JSON.stringify(after) === JSON.stringify(before),
        `${JSON.stringify(before)} became ${JSON.stringify(after)}`,
      )
      for (const shop of shops) await findOrders(shop, facts)
      await payOldLink(sandbox, shops, facts)
      await buyOldCart(sandbox, shops[0], facts)
      await books.settled()
      await books.consistent('after the customers went on')
      return `both replicas served after ${ready} ms; ${facts.orders.length} orders of ${facts.release} found, its open link paid, its cart ordered with its gift card`
    } finally {
      await upgraded.end()
      for (const shop of shops) await shop.stop()
      await sandbox.stop()
      await pool.query(`drop database if exists ${DATABASE} with (force)`)
    }
  },
}

async function fill(url: string, facts: ReleaseFacts): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await loadRelease(client, facts)
    return await census(client, THEIRS)
  } finally {
    await client.end()
  }
}

/** Counts and sums that an upgrade must not change. */
async function census(
  client: Pick<pg.Pool, 'query'>,
  [links, submissions]: readonly [string, string],
): Promise<unknown> {
  const { rows } = await client.query(`select
    (select count(*)::int from "order") as orders, (select sum(total)::int from "order") as ordered,
    (select count(*)::int from tender) as tenders, (select sum(amount)::int from tender) as tendered,
    (select sum(balance)::int from gift_card) as "onCards", (select count(*)::int from cart) as carts,
    (select count(*)::int from ledger_entry) as entries, (select count(*)::int from session) as sessions,
    (select count(*)::int from ${links}) as links, (select count(*)::int from ${submissions}) as submissions`)
  return rows[0]
}

/** Buyers from before the upgrade still see the confirmation, on either replica. */
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

/** The session, its cart and its checkout are as they were left; the button works, and a card from before pays its part. */
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
