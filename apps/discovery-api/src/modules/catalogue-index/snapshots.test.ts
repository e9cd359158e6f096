import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tidy } from '../../background/tidy.js'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { createTestService, product, type TestService } from '../../testing/test-service.js'
import { found, loseRows, THIRTY_FRAMES } from '../../testing/thirty-frames.js'

let first: TestService
let folder: string
let services: TestService[]

beforeAll(async () => {
  first = await createTestService()
})
afterAll(() => first.drop())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-snapshots-'))
  services = []
})
afterEach(async () => {
  for (const service of services) await service.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<TestService> {
  const service = await createTestService({ beside: first, engine: createEmbeddedEngine({ folder }) })
  services.push(service)
  return service
}

async function stop(service: TestService): Promise<void> {
  services = services.filter((one) => one !== service)
  await service.drop()
}

async function fedAndStopped(tenant: string): Promise<void> {
  const service = await start()
  await service.tenant(tenant)
  await service.feed(tenant, THIRTY_FRAMES)
  await stop(service)
}

describe('a start', () => {
  it('reads the index as it was written down, not the rows', async () => {
    await fedAndStopped('rows')
    await loseRows(first, 'rows')
    const again = await start()
    expect(await found(again, 'rows')).toEqual(THIRTY_FRAMES.map((one) => one.product_id))
    const market = await again.deps.markets.get('rows', 'se')
    expect(market?.stats.products).toBe(30)
    expect(market?.stats.fields([], 5).map(({ field }) => field)).toEqual(['color'])
  })

  it('makes the changes that came after, of every kind', async () => {
    await fedAndStopped('late')
    await first.feed('late', [product('p3', { title: 'Ny titel', sale_price: 1 }), product('p99')], '?mode=upsert')
    await first.test.database.query({
      text: `with gone as (delete from discovery.product where tenant = 'late' and product_id = 'p4')
             insert into discovery.change (tenant, market, kind, product_id) values ('late', 'se', 'product', 'p4')`,
    })
    const again = await start()
    expect(await found(again, 'late', 'ny titel')).toEqual(['p3'])
    const all = await found(again, 'late')
    expect(all).toHaveLength(30)
    expect(all).toContain('p99')
    expect(all).not.toContain('p4')
  })

  it('reads the rows when the changes since have been forgotten', async () => {
    await fedAndStopped('old')
    await loseRows(first, 'old')
    // After a day all changes but the newest old one are deleted.
    await first.tenant('meanwhile')
    await first.tenant('later')
    await first.test.database.query({ text: `update discovery.change set at = at - interval '100 days'` })
    await tidy(first.deps)
    const again = await start()
    expect(await found(again, 'old')).toEqual([])
  })

  it('reads the rows when the file is damaged, and of a database that is another one', async () => {
    await fedAndStopped('hurt')
    const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('hurt'))
    writeFileSync(join(folder, name), 'not an index')
    const again = await start()
    expect(await found(again, 'hurt')).toHaveLength(30)
    await stop(again)

    const other = await createTestService({ engine: createEmbeddedEngine({ folder }) })
    await other.tenant('hurt')
    expect(await found(other, 'hurt')).toEqual([])
    await other.drop()
  })

  it('reads the rows again after a change that could not be taken', async () => {
    const service = await start()
    await service.tenant('torn')
    await service.feed('torn', THIRTY_FRAMES)
    const market = await service.deps.markets.get('torn', 'se')
    if (!market) throw new Error('no market')
    const { apply } = market.index
    market.index.apply = () => Promise.reject(new Error('no room'))
    await first.feed('torn', [product('p5', { title: 'Går inte in' })], '?mode=upsert')
    const caughtUp = service.deps.markets.caughtUp()
    await caughtUp
    market.index.apply = apply
    expect(await found(service, 'torn', 'går inte in')).toEqual(['p5'])
    await stop(service)
    expect(await found(await start(), 'torn', 'går inte in')).toEqual(['p5'])
  })
})

it('writes nothing down again at a stop when nothing happened', async () => {
  await fedAndStopped('idle')
  const again = await start()
  await again.deps.markets.get('idle', 'se')
  rmSync(folder, { recursive: true })
  await stop(again)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})
