import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { openBooks } from '../harness/books.js'
import { createBuyer } from '../harness/buyer.js'
import { repository, until } from '../harness/process.js'
import { SHARED_SECRET } from '../harness/secret.js'
import { startShop } from '../harness/shop.js'
import { check, type Drill, type Field } from './drill.js'

const DATABASE = 'restored'
const BUYERS_AT_A_TIME = 4

const run = promisify(execFile)

/** Runs a command of the built shop on a database while the shop runs. Returns its output. */
async function admin(field: Field, databaseUrl: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/shop/dist/admin.js', ...args], {
    cwd: repository,
    env: {
      ...process.env,
      ...field.env,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: '',
      KLARSIKT_SECRET: SHARED_SECRET,
      KLARSIKT_DEMO: '1',
    },
  })
  return stdout
}

/** R17: saves the database while customers buy, and opens a second shop on the copy. Its books must agree. */
export const backupRestore: Drill = {
  id: 'R17',
  title: 'backup and restore under load',
  async run(field, size) {
    const sku = await field.books.skuWithStock(5_000)
    const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-drill-'))
    const load = { running: true, left: size === 'full' ? 400 : 80 }
    const before = await field.books.orderCount()
    const buying = Promise.all(Array.from({ length: BUYERS_AT_A_TIME }, () => buyUntilStopped(field, sku, load)))
    // A failure of a buyer is reported below, not during the backup.
    buying.catch(() => {})
    try {
      // Each backup starts in the middle of purchases.
      await until('some have bought', async () => (await field.books.orderCount()).orders >= before.orders + 3)
      const backups = [await save(field, path.join(folder, 'first'))]
      // If pg_dump made the first backup, our own format still has to be tested.
      if (backups[0]?.kind === 'pg_dump') backups.push(await save(field, path.join(folder, 'second'), '--copy'))
      load.running = false
      await buying
      const measured: string[] = []
      for (const backup of backups) measured.push(await restore(field, backup, before.orders + 3))
      return measured.join('; ')
    } finally {
      load.running = false
      await buying.catch(() => {})
      await field.postgres.pool.query(`drop database if exists ${DATABASE} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function buyUntilStopped(field: Field, skuId: string, load: { running: boolean; left: number }): Promise<void> {
  while (load.running && load.left-- > 0) {
    const buyer = field.buyer()
    await buyer.prepare([{ skuId, quantity: 1 }])
    const { body } = await buyer.submit()
    check('status' in body, `a submit was refused: ${JSON.stringify(body)}`)
    await buyer.pay(body, field.sandbox)
  }
}

type Backup = { readonly folder: string; readonly kind: 'pg_dump' | 'COPY'; readonly ms: number }

async function save(field: Field, folder: string, ...options: readonly string[]): Promise<Backup> {
  const started = Date.now()
  const printed = await admin(field, field.postgres.url, 'backup', folder, ...options)
  return { folder, kind: printed.startsWith('Saved with pg_dump') ? 'pg_dump' : 'COPY', ms: Date.now() - started }
}

/** Restores the backup into a new database and opens a shop on it, which must have at least `least` orders. */
async function restore(field: Field, backup: Backup, least: number): Promise<string> {
  const { pool, url } = field.postgres
  const target = new URL(url)
  target.pathname = `/${DATABASE}`
  await pool.query(`drop database if exists ${DATABASE} with (force)`)
  await pool.query(`create database ${DATABASE}`)
  const started = Date.now()
  await admin(field, target.href, 'restore', backup.folder)
  const ms = Date.now() - started
  await refuseOtherSecret(field, target.href)
  const made = await admin(field, target.href, 'gift-card', '--amount', '1000')
  const orders = await proveBooks(field, target.href, giftCardOf(made))
  check(orders >= least, `${least} orders were placed before the backup, ${orders} are in it`)
  const bought = (await field.books.orderCount()).orders
  return `by ${backup.kind} ${orders} of ${bought} orders (${backup.ms} ms to save, ${ms} ms to restore), not opened by another secret`
}

/** With another secret, no shop opens on the copy, and the copy does not change. */
async function refuseOtherSecret(field: Field, url: string): Promise<void> {
  const env = { ...field.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '', KLARSIKT_SECRET: 'x'.repeat(40) }
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const keys = async () => (await pool.query<{ n: string }>('select count(*) as n from security.secret_key')).rows[0]?.n
  const shop = await startShop({ env, wait: false })
  try {
    const before = await keys()
    const code = await shop.exited()
    check(code === 1, `with another secret it left with code ${code}: ${shop.output()}`)
    check(shop.output().includes('KLARSIKT_SECRET is not the secret of this database'), `it said: ${shop.output()}`)
    check((await keys()) === before, 'another secret was written down in the database')
  } finally {
    await pool.end()
    await shop.stop()
  }
}

/** Number and PIN as printed by `admin gift-card`. */
function giftCardOf(printed: string): { number: string; pin: string } {
  const [, number, pin] = /Number ([\d ]+)\nPIN +(\d+)/.exec(printed) ?? []
  check(number !== undefined && pin !== undefined, `admin gift-card printed no card: ${printed}`)
  return { number: number.replaceAll(' ', ''), pin }
}

/** Opens a shop on the copy, lets it finish payments, buys in it and checks its books. Returns the number of orders before. */
async function proveBooks(
  field: Field,
  url: string,
  giftCard: { readonly number: string; readonly pin: string },
): Promise<number> {
  const shop = await startShop({ env: { ...field.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' } })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  try {
    const books = openBooks(pool, field.sandbox, [shop])
    await books.settled()
    await books.consistent('after the restore')
    const { orders } = await books.orderCount()
    const buyer = createBuyer(shop.url)
    await buyer.prepare([{ skuId: await books.skuWithStock(5, 100), quantity: 1 }])
    // Paid by gift card, because Klarna's books belong to the copied shop.
    await buyer.client.applyGiftCard({ body: giftCard })
    const { body } = await buyer.submit()
    check('status' in body && body.status === 'placed', `the restored shop answered ${JSON.stringify(body)}`)
    await books.consistent('after buying in the restored shop')
    return orders
  } finally {
    await pool.end()
    await shop.stop()
  }
}
