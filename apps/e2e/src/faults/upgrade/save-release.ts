/**
 * Saves the database of a release for the upgrade drill (R10). Run it at each release, from the checkout of the next
 * version:
 *
 *   git worktree add ../release v1.2.3 && (cd ../release && pnpm install && pnpm exec turbo run build)
 *   DATABASE_URL=postgres://… tsx apps/e2e/src/faults/upgrade/save-release.ts ../release
 *
 * DATABASE_URL is an empty database of Postgres 15, so that newer versions can read the dump; this machine needs its
 * pg_dump. The files are added to the folder `releases`.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { isFailure } from '@klarsikt/contract/client'
import pg from 'pg'
import { openBooks } from '../../harness/books.js'
import { createBuyer } from '../../harness/buyer.js'
import { freePort, startNode, until } from '../../harness/process.js'
import { startSandbox } from '../../harness/sandbox.js'
import { SHARED_SECRET } from '../../harness/secret.js'
import { check } from '../drill.js'
import { type Cookies, dumpOf, factsOf, type ReleaseFacts } from './release.js'

const [checkout = '.'] = process.argv.slice(2)
const url = process.env['DATABASE_URL'] ?? ''
/** Articles that stay for sale besides the bought ones. A whole demo shop would be twenty times as large. */
const ARTICLES = 40
const PG_DUMP = globSync('/usr/lib/postgresql/15/bin/pg_dump')[0] ?? 'pg_dump'

const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-release-'))
const sandbox = await startSandbox()
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const env = {
  DATABASE_URL: url,
  KLARSIKT_SECRET: SHARED_SECRET,
  KLARSIKT_DEMO: '1',
  KLARSIKT_DATA: folder,
  PORT: String(port),
  PUBLIC_URL: base,
  KLARNA_URL: sandbox.klarnaUrl,
  KLARNA_USER: 'klarsikt',
  KLARNA_PASSWORD: 'sandbox',
  SMTP_URL: sandbox.smtpUrl,
  SANDBOX: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
  PICTURES_AHEAD: '0',
}
const shop = startNode(['apps/shop/dist/main.js'], env, checkout)
const pool = new pg.Pool({ connectionString: url, max: 2 })
try {
  await until('the release serves', async () => (await fetch(`${base}/readyz`)).ok, { details: shop.output })
  const facts = await buy()
  await shop.exit('SIGTERM')
  await makeSmall()
  writeFileSync(factsOf(facts.release), `${JSON.stringify(facts, null, 2)}\n`)
  writeFileSync(dumpOf(facts.release), gzipSync(dump(), { level: 9 }))
} finally {
  await shop.exit('SIGTERM')
  await pool.end()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function buy(): Promise<ReleaseFacts> {
  const books = openBooks(pool, sandbox, [{ url: base }])
  const skuId = await books.skuWithStock(500)
  const other = await books.skuWithStock(500, 250)
  const card = await books.giftCard(500)
  const orders: ReleaseFacts['orders'][number][] = []
  for (const withCard of [false, false, true]) {
    const cookies = new Map<string, string>()
    const buyer = createBuyer(base, cookies)
    await buyer.prepare([{ skuId: withCard ? other : skuId, quantity: 1 }])
    if (withCard) await buyer.client.applyGiftCard({ body: card })
    const { body } = await buyer.submit()
    check('status' in body, `the release refused: ${JSON.stringify(body)}`)
    check((await buyer.pay(body, sandbox)) === 'paid', 'the release did not take the payment')
    const newest = await pool.query<{ number: string; total: number }>(
      'select number, total from "order" order by placed_at desc limit 1',
    )
    orders.push({ number: newest.rows[0]?.number ?? '', total: newest.rows[0]?.total ?? 0, cookies: [...cookies] })
  }
  // A customer is at Klarna during the upgrade and never returns.
  const gone = createBuyer(base)
  await gone.prepare([{ skuId, quantity: 2 }])
  check('status' in (await gone.submit()).body, 'the release refused the buyer who stays away')
  const cartCookies = new Map<string, string>()
  await createBuyer(base, cartCookies).prepare([
    { skuId, quantity: 1 },
    { skuId: other, quantity: 2 },
  ])
  const paidLink = await sendLink('1200')
  await payLink(paidLink)
  const openLink = await sendLink('750')
  return {
    release: execFileSync('git', ['describe', '--always', '--tags'], { cwd: checkout, encoding: 'utf8' }).trim(),
    savedAt: new Date().toISOString(),
    orders,
    cart: { cookies: [...cartCookies] satisfies Cookies, pieces: 3 },
    giftCard: { ...card, balance: await books.giftCardBalance(card.number) },
    paidLink,
    openLink,
  }
}

async function sendLink(amount: string): Promise<string> {
  const options = ['--amount', amount, '--email', 'kund@exempel.test', '--purpose', 'Glasögon, order i butik']
  const printed = execFileSync(
    process.execPath,
    ['--conditions=klarsikt:source', '--import', 'tsx', 'apps/shop/src/send-payment-link.ts', '--', ...options],
    { cwd: checkout, env: { ...process.env, ...env, NODE_OPTIONS: '' }, encoding: 'utf8' },
  )
  return new URL(printed.trim()).pathname
}

async function payLink(link: string): Promise<void> {
  const { client } = createBuyer(base)
  const params = { token: link.split('/').at(-1) ?? '' }
  const page = await client.payPaymentLink({ params, body: {} })
  check('redirectUrl' in page && typeof page.redirectUrl === 'string', `the link answered ${JSON.stringify(page)}`)
  await sandbox.choose(page.redirectUrl, 'approve')
  await until('the link is paid', async () => {
    const paid = await client.payPaymentLink({ params, body: { outcome: 'success' } })
    return !isFailure(paid) && 'data' in paid && paid.data.state === 'paid'
  })
}

/** Deletes most of the catalogue, most letters, all pictures and documents, and everything that the shop makes again by itself. */
async function makeSmall(): Promise<void> {
  const client = await pool.connect()
  const unused = `(select id from article where id not in (select article_id from sku where id in (
      select sku_id from stock_hold union select id from sku where id like any (select sku_id || '%' from stock_hold)))
    order by id offset ${ARTICLES})`
  await client.query(`create temp table unused as ${unused}`)
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ name: string; key: string }>(
    `select quote_ident(table_name) as name, quote_ident(column_name) as key from information_schema.columns
     where table_schema = 'public' and column_name = 'article_id' and table_name <> 'order_line'`,
  )
  await client.query(
    'delete from stock where sku_id in (select id from sku where article_id in (select id from unused))',
  )
  for (const { name, key } of rows) await client.query(`delete from ${name} where ${key} in (select id from unused)`)
  await client.query('delete from article where id in (select id from unused)')
  await client.query('truncate picture, catalogue_change, prescription_photo, glasses_subscription_document')
  await client.query(`delete from mail_outbox where kind <> 'order-confirmation'`)
  await client.query('delete from store_stock where sku_id not in (select id from sku)')
  await client.query('delete from postal_code where code not in (select code from postal_code order by code limit 20)')
  client.release(true)
}

function dump(): string {
  const text = execFileSync(
    PG_DUMP,
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', '--exclude-table-data=discovery.*', url],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  // Removes commands that only psql understands.
  return text.replaceAll(/^\\.*\n/gm, '')
}
