import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { demoGiftCards } from '@klarsikt/fixtures/demo'
import { systemClock } from '@klarsikt/server/clock'
import { startEmbeddedPostgres } from '@klarsikt/server/database'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startShop } from './start-shop.js'
import { tinyStorefront } from './testing/tiny-storefront.js'

const log = createLog({ name: 'test', level: 'silent' })
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'klarsikt-secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a demo shop in a folder of its own, and stops it when its start fails, as the main program does. */
async function start(data: string, settings: Readonly<Record<string, string>> = {}) {
  const lifecycle = createLifecycle(log)
  const env = readEnv({
    PORT: '0',
    KLARSIKT_DEMO: '1',
    KLARSIKT_DATA: join(folder, data),
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const shop = await startShop({
    env,
    log,
    clock: systemClock,
    lifecycle,
    storefront: tinyStorefront(folder),
    migrationsFolder,
    discoveryMigrationsFolder,
    pictureWorker: undefined,
    print: () => {},
  }).catch(async (error: unknown) => {
    await lifecycle.stop()
    throw error
  })
  return { port: shop.port, stop: () => lifecycle.stop() }
}

/** Looks up a demo gift card and returns the HTTP status. */
async function lookUp(port: number): Promise<number> {
  const url = `http://127.0.0.1:${port}`
  const first = await fetch(`${url}/api/site/shopper`)
  const { token } = (await first.json()) as { token: string }
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const [card] = demoGiftCards(new Date())
  const answer = await fetch(`${url}/api/giftcard/lookup`, {
    method: 'POST',
    headers: { cookie, 'csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ number: card?.number, pin: card?.pin }),
  })
  return answer.status
}

const postgresRuns = (data: string) => existsSync(join(folder, data, 'postgres/data/postmaster.pid'))

describe('a lost or different secret', () => {
  it('stops the start, names the reason, and leaves no Postgres running', async () => {
    const shop = await start('a')
    await shop.stop()
    const path = join(folder, 'a/secret')
    const secret = readFileSync(path, 'utf8')

    rmSync(path)
    await expect(start('a')).rejects.toThrow(/The secret of the database in .* is gone: restore .*secret/)
    writeFileSync(path, 'damaged')
    await expect(start('a')).rejects.toThrow(/secret is damaged/)
    writeFileSync(path, 'y'.repeat(43))
    await expect(start('a')).rejects.toThrow(/is not the secret of this database/)
    expect(postgresRuns('a')).toBe(false)

    writeFileSync(path, secret)
    const again = await start('a')
    expect(await lookUp(again.port)).toBe(200)
    await again.stop()
  }, 60_000)

  it('keeps a second replica with another secret from starting, and lets the secret change', async () => {
    const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
    const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)]
    const shared = { DATABASE_URL: server.url() }
    await expect(start('a', shared)).rejects.toThrow(/KLARSIKT_SECRET is missing/)
    const first = await start('a', { ...shared, KLARSIKT_SECRET: OLD })
    await expect(start('b', { ...shared, KLARSIKT_SECRET: NEW })).rejects.toThrow(/is not the secret/)
    const second = await start('b', { ...shared, KLARSIKT_SECRET: NEW, KLARSIKT_SECRET_PREVIOUS: OLD })
    expect([await lookUp(first.port), await lookUp(second.port)]).toEqual([200, 200])
    await Promise.all([first.stop(), second.stop()])
    await expect(start('a', { ...shared, KLARSIKT_SECRET: OLD })).rejects.toThrow(/KLARSIKT_SECRET_PREVIOUS/)
    const alone = await start('a', { ...shared, KLARSIKT_SECRET: NEW })
    expect(await lookUp(alone.port)).toBe(200)
    await alone.stop()
    await server.stop()
  }, 90_000)

  it('a real shop is refused on the database of a demo, whose gift cards are public', async () => {
    const demo = await start('a')
    await demo.stop()
    await expect(start('a', { KLARSIKT_DEMO: '0', SANDBOX: '1' })).rejects.toThrow(/belongs to a demo shop/)
    expect(postgresRuns('a')).toBe(false)
  }, 60_000)
})
