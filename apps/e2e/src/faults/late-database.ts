import { openDatabasePort } from '../harness/database-port.js'
import { freePort, until } from '../harness/process.js'
import { LONGEST_START_MS, type ShopProcess, startShop } from '../harness/shop.js'
import { check, type Drill } from './drill.js'

const TOKEN = 'SECRETtokenSECRETtoken12'

/** A database for this drill alone: it needs a real shop, which logs only lines of JSON but refuses a database with the demo. */
const DATABASE = 'late'

/** Sends requests that no browser makes; react-router throws for each. */
async function askOddly(url: string): Promise<void> {
  const asks: [string, string, RequestInit?][] = [
    ['POST', `/betala/${TOKEN}`, { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['POST', '/vanliga-fr%C3%A5gor', { body: '{' }],
    ['OPTIONS', `/betala/${TOKEN}`],
    ['DELETE', '/'],
    ['POST', '/presentkort', { body: 'a=1', headers: { origin: 'https://evil.example' } }],
    ['GET', '/%E0%A4%A'],
    ['GET', `/finns-inte/${TOKEN}`],
  ]
  for (const [method, path, init] of asks) {
    const answer = await fetch(url + path, { method, ...init })
    check(answer.status < 500, `${method} ${path} answered ${answer.status}`)
  }
}

function checkLines(shop: ShopProcess): number {
  const lines = shop.output().split('\n').filter(Boolean)
  for (const line of lines) {
    check(!line.includes('SECRETtoken'), `a line of the log names a token: ${line}`)
    check(isObject(line), `not a line of JSON: ${line}`)
  }
  return lines.length
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** Starts a shop before its database, and then sends it odd requests. It must wait, serve, and log everything as lines of JSON. */
export const lateDatabase: Drill = {
  id: 'late',
  title: 'database late at start',
  async run(field) {
    const port = await freePort()
    const { username, password } = new URL(field.postgres.url)
    await field.postgres.pool.query(`drop database if exists ${DATABASE} with (force)`)
    await field.postgres.pool.query(`create database ${DATABASE}`)
    const env = {
      ...field.env,
      DATABASE_URL: `postgresql://${username}:${password}@127.0.0.1:${port}/${DATABASE}`,
      DATABASE_DIRECT_URL: '',
      KLARSIKT_DEMO: '0',
      LOG_LEVEL: 'info',
    }
    const hopeless = await startShop({ env: { ...env, DATABASE_WAIT_SECONDS: '1' }, wait: false })
    await until('it gives up', async () => hopeless.output().includes('could not start:'), {
      timeout: LONGEST_START_MS,
    })
    check(
      /did not answer within 1 seconds: connect ECONNREFUSED/.test(hopeless.output()),
      `it said: ${hopeless.output()}`,
    )
    check((await hopeless.exited()) === 1, 'it did not leave with code 1')
    await hopeless.stop()

    const shop = await startShop({ env, wait: false })
    await until('it waits', async () => shop.output().includes('waiting for it'), {
      timeout: LONGEST_START_MS,
    })
    const opened = await openDatabasePort({ databaseUrl: field.postgres.url, port })
    try {
      const ready = await shop.ready()
      await askOddly(shop.url)
      await shop.end('SIGTERM')
      return `ready ${ready} ms after the database came, ${checkLines(shop)} lines of JSON without a token`
    } finally {
      await shop.stop()
      await opened.stop()
    }
  },
}
