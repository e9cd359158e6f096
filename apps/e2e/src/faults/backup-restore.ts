import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openBooks } from '../harness/books.js'
import { createBuyer } from '../harness/buyer.js'
import { repository, until } from '../harness/process.js'
import { SHARED_SECRET } from '../harness/secret.js'
import { startShop } from '../harness/shop.js'
import { check, type Drill, type Field, parallel } from './drill.js'

const DATABASE = 'restored'
const BUYERS_AT_A_TIME = 4

/** Runs a command of the built shop on a database; what it printed. */
function admin(field: Field, databaseUrl: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/shop/dist/admin.js', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...field.env,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: '',
      KLARSIKT_SECRET: SHARED_SECRET,
      KLARSIKT_DEMO: '1',
    },
  })
  check(status === 0, `admin ${args[0]} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

/** The database is saved while customers buy, and a second shop is opened on the copy: its books agree. */
export const backupRestore: Drill = {
  id: 'backup',
  title: 'backup and restore under load',
  async run(field, size) {
    const orders = size === 'full' ? 80 : 16
    const sku = await field.books.skuWithStock(5_000)
    const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-drill-'))
    const { pool, url } = field.postgres
    const target = new URL(url)
    target.pathname = `/${DATABASE}`
    const before = await field.books.orderCount()
    try {
      const buying = parallel(orders, BUYERS_AT_A_TIME, async () => {
        const buyer = field.buyer()
        await buyer.prepare([{ skuId: sku, quantity: 1 }])
        const { body } = await buyer.submit()
        check('status' in body, `a submit was refused: ${JSON.stringify(body)}`)
        await buyer.pay(body, field.sandbox)
      })
      // The backup begins in the middle of purchases.
      await until('some have bought', async () => (await field.books.orderCount()).orders >= before.orders + 3)
      const started = Date.now()
      admin(field, url, 'backup', path.join(folder, 'backup'))
      const savedMs = Date.now() - started
      await buying
      await pool.query(`drop database if exists ${DATABASE} with (force)`)
      await pool.query(`create database ${DATABASE}`)
      const restoring = Date.now()
      admin(field, target.href, 'restore', path.join(folder, 'backup'))
      const restoredMs = Date.now() - restoring
      const made = admin(field, target.href, 'gift-card', '--amount', '1000')
      const count = await proveBooks(field, target.href, giftCardOf(made))
      check(count >= before.orders + 3, `${before.orders + 3} orders were placed before the backup, ${count} are in it`)
      return `${count - before.orders} of ${orders} orders were in the backup (${savedMs} ms to save, ${restoredMs} ms to restore)`
    } finally {
      await pool.query(`drop database if exists ${DATABASE} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Number and PIN as `admin gift-card` prints them. */
function giftCardOf(printed: string): { number: string; pin: string } {
  const [, number, pin] = /Number ([\d ]+)\nPIN +(\d+)/.exec(printed) ?? []
  check(number !== undefined && pin !== undefined, `admin gift-card printed no card: ${printed}`)
  return { number: number.replaceAll(' ', ''), pin }
}

/** Opens a shop on the copy, lets it finish what was in flight, buys in it and checks its books; how many orders it began with. */
async function proveBooks(
  field: Field,
  url: string,
  giftCard: { readonly number: string; readonly pin: string },
): Promise<number> {
  const shop = await startShop({ env: { ...field.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' } })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  try {
    const books = openBooks(pool, field.sandbox)
    await books.settled()
    await books.consistent('after the restore')
    const { orders } = await books.orderCount()
    const buyer = createBuyer(shop.url)
    await buyer.prepare([{ skuId: await books.skuWithStock(5, 100), quantity: 1 }])
    // By gift card: Klarna's books belong to the shop that was copied.
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
