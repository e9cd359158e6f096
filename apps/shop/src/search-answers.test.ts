import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discoveryEndpoints } from '@klarsikt/contract/discovery'
import { FRAME_SIZE_ATTRIBUTES } from '@klarsikt/core/fit'
import type { Discovery } from '@klarsikt/discovery-api'
import { migrationsFolder } from '@klarsikt/discovery-api/migrations'
import { demoShop } from '@klarsikt/fixtures/demo'
import { shopRecords } from '@klarsikt/fixtures/shop-records'
import { fixedClock } from '@klarsikt/server/clock'
import { openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { silentLog } from '@klarsikt/server/testing'
import { href } from '@klarsikt/shop-config/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiscovery } from './discovery.js'
import { feederHere } from './feeder.js'
import { makeTenant, SHOP_MARKET } from './shop-tenant.js'

const NOW = new Date('2026-11-02T10:00:00.000Z')
const shop = demoShop(NOW)
const records = new Map(shopRecords(shop).map((record) => [record.product_id, record]))
const lifecycle = createLifecycle(silentLog)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-answers-'))

let discovery: Discovery
beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: silentLog, durable: false })
  lifecycle.onStop('postgres', () => postgres.stop())
  const database = await openDatabase({ url: postgres.url(), log: silentLog, size: 4 })
  lifecycle.onStop('database', () => database.close())
  discovery = await openDiscovery({
    env: readEnv({ KLARSIKT_DATA: folder, RATE_LIMIT_FACTOR: '1000' }),
    log: silentLog,
    clock: fixedClock(NOW.toISOString()),
    database,
    encryption: createEncryption('a secret of tests, long enough for anything'),
    publicUrl: 'http://shop.test',
    ownHosts: [],
    migrationsFolder,
  })
  await makeTenant(discovery, { ownHosts: [], pages: shop.pages })
  await feederHere(discovery, SHOP_MARKET).replace([...records.values()])
  await discovery.start()
  lifecycle.onStop('discovery', () => discovery.stop())
}, 120_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Number of products that a shopper sees without scrolling, in the overlay and on a phone. */
const SEEN = 4

async function ask(query: string) {
  const body = JSON.stringify({ ...SHOP_MARKET, query, limit: SEEN })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await discovery.app.request('/v2/search/results', init)
  const { displays, content_search_links: links } = discoveryEndpoints.searchResults.reply.parse(await answer.json())
  return {
    goods: displays.flatMap(({ product_id: id }) => records.get(id) ?? []),
    pages: links.map(({ page_url: path }) => path),
  }
}

const faq = (anchor: string) => `${href('faq')}#${anchor}`

describe('a question is answered by a page, and no goods stand before it', () => {
  it.each([
    ['recept', faq('vilka-uppgifter-behövs-från-mitt-recept')],
    ['hur läser jag mitt recept', faq('hur-läser-jag-mitt-recept')],
    ['retur', faq('hur-gör-jag-en-retur')],
    ['returer', faq('hur-gör-jag-en-retur')],
    ['ångerrätt', faq('hur-länge-har-jag-ångerrätt')],
    ['ångra köp', href('withdrawal')],
    ['storleksguide', faq('storleksguide-vilken-båge-är-lagom-stor')],
    ['pupillavstånd', faq('vad-är-pupillavstånd')],
    ['terminalglasögon', faq('vad-är-terminalglas')],
    ['blåljus', faq('har-ni-glas-med-blåljusfilter')],
    ['blåljusfilter', faq('har-ni-glas-med-blåljusfilter')],
    ['synundersökning', href('booking-visual-exam')],
    ['boka tid', href('booking-visual-exam')],
    ['hörseltest', href('booking-auditory')],
    ['öppettider', faq('vilka-öppettider-har-butikerna')],
    ['hitta butik', href('stores')],
    ['logga in', href('auth-login')],
    ['mina sidor', href('account')],
    ['kundtjänst', faq('hur-når-jag-kundservice')],
    ['fri frakt', faq('vad-kostar-frakten')],
    ['leveranstid', faq('hur-snabb-är-leveransen')],
    ['klarna', faq('kan-jag-betala-med-faktura')],
    ['faktura', faq('kan-jag-betala-med-faktura')],
    ['reklamation', faq('vilken-garanti-har-jag')],
    ['bli medlem', href('friends-signup')],
    ['prenumeration', href('glasses-subscription')],
    ['linser prenumeration', faq('kan-jag-prenumerera-på-linser')],
  ])('“%s”', async (query, path) => {
    const { goods, pages } = await ask(query)
    expect(pages[0]).toBe(path)
    expect(goods.map(({ title }) => title)).toEqual([])
  })
})

type Fits = (record: ReturnType<typeof shopRecords>[number]) => boolean
const under =
  (...path: readonly string[]): Fits =>
  ({ category }) =>
    category.some((names) => path.every((name, at) => names[at] === name))
const glassesOf = (size: keyof typeof FRAME_SIZE_ATTRIBUTES): Fits => {
  const isGlasses = under('Glasögon')
  return (record) => isGlasses(record) && [record.attributes['size']].flat().includes(FRAME_SIZE_ATTRIBUTES[size])
}
const MULTIFOCAL = under('Kontaktlinser', 'Multifokala och progressiva linser')

describe('the goods that are seen first are what was asked for', () => {
  it.each<readonly [query: string, fits: Fits, models: number]>([
    ['progressiva', under('Glasögon'), SEEN],
    ['progresiva', under('Glasögon'), SEEN],
    ['progressiva glas', under('Glasögon'), SEEN],
    ['progressiva glasögon', under('Glasögon'), SEEN],
    ['progressiva linser', MULTIFOCAL, SEEN],
    ['smal', glassesOf('narrow'), SEEN],
    ['smala', glassesOf('narrow'), SEEN],
    ['smala glasögon', glassesOf('narrow'), SEEN],
    ['smala bågar', glassesOf('narrow'), SEEN],
    ['små glasögon', glassesOf('narrow'), SEEN],
    ['breda', glassesOf('wide'), SEEN],
    ['breda glasögon', glassesOf('wide'), SEEN],
    ['breda bågar', glassesOf('wide'), SEEN],
    ['stora glasögon', glassesOf('wide'), SEEN],
    ['medelbreda glasögon', glassesOf('medium'), SEEN],
    ['läsglasögon', under('Glasögon', 'Läsglasögon'), SEEN],
    ['barnglasögon', under('Glasögon', 'Barn'), SEEN],
    ['presentkort', under('Presentkort'), SEEN],
    // There are three models. After them come their accessories.
    ['hörapparat', under('Hörsel', 'Hörselförstärkare'), 3],
  ])('“%s”', async (query, fits, models) => {
    const { goods } = await ask(query)
    expect(goods).toHaveLength(SEEN)
    const first = goods.slice(0, models)
    expect(first.filter((record) => !fits(record)).map(({ title }) => title)).toEqual([])
  })

  it.each([
    ['progressiva', faq('vad-är-progressiva-glas')],
    ['progressiva glas', faq('vad-är-progressiva-glas')],
    ['progressiva glasögon', faq('vad-är-progressiva-glas')],
    ['datorglasögon', faq('vad-är-terminalglas')],
    ['presentkort', href('giftcard-lookup')],
  ])('and “%s” leads to the page that explains it as well', async (query, path) => {
    expect((await ask(query)).pages[0]).toBe(path)
  })
})
