/* oxlint-disable max-lines-per-function -- one list of what starts on a cluster must do, on one cluster */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../../../background/tidy.js'
import { createTestService, product, type TestService } from '../../../testing/test-service.js'
import { found, THIRTY_FRAMES } from '../../../testing/thirty-frames.js'
import { Checkpoints } from '../checkpoints.js'
import { Connection } from '../connection.js'
import { changesOf, generationsOf } from '../generations.js'
import { aliasOf } from '../names.js'
import { createOpenSearchEngine, type OpenSearchEngine } from '../opensearch-engine.js'

const PREFIX = 'starts'

type Replica = TestService & { readonly engine: OpenSearchEngine }

/** What a service that starts does to an index that already exists. The cluster belongs to another suite. */
export function describeStarts(nodesOf: () => readonly string[]): void {
  describe('a service that starts on a cluster', () => {
    let first: TestService
    let connection: Connection
    let checkpoints: Checkpoints
    let running: Replica[] = []
    /** Called before replicas stop. */
    const endings: (() => void)[] = []

    beforeAll(async () => {
      first = await createTestService()
      connection = new Connection({ nodes: nodesOf() })
      checkpoints = new Checkpoints(connection, PREFIX, 0)
    })
    afterEach(async () => {
      for (const end of endings.splice(0)) end()
      for (const replica of running) await replica.drop()
      running = []
    })
    afterAll(async () => {
      await connection?.close()
      await first?.drop()
    })

    async function start(beside: TestService = first): Promise<Replica> {
      const engine = createOpenSearchEngine({ nodes: nodesOf(), shards: 1, replicas: 0, prefix: PREFIX, freshFor: 0 })
      const replica = { ...(await createTestService({ beside, engine })), engine }
      running.push(replica)
      return replica
    }
    async function stop(replica: Replica): Promise<void> {
      running = running.filter((one) => one !== replica)
      await replica.drop()
    }
    async function fed(tenant: string): Promise<Replica> {
      const replica = await start()
      await replica.tenant(tenant)
      await replica.feed(tenant, THIRTY_FRAMES)
      return replica
    }
    const fedAndStopped = async (tenant: string) => stop(await fed(tenant))
    const note = (tenant: string, kind: string, id: string | null = null) =>
      first.test.database.query({
        text: `insert into discovery.change (tenant, market, kind, product_id) values ($1, 'se', $2, $3)`,
        values: [tenant, kind, id],
      })

    /** Imitates a replica that writes an older row over a newer one and is then killed. */
    async function spoil(tenant: string, id: string): Promise<void> {
      const stale = createOpenSearchEngine({ nodes: nodesOf(), prefix: PREFIX })
      const index = await stale.open(`${tenant}.se`, { language: 'sv', synonyms: [] })
      await index.apply([{ kind: 'remove', id }])
      await stale.close()
    }

    const aliasFor = (tenant: string) => aliasOf(PREFIX, `${tenant}.se`)
    /** The serving generation and the number of writes to it. */
    const written = (tenant: string) => changesOf(connection, aliasFor(tenant))
    const serving = async (tenant: string) => (await written(tenant)).split(':')[0] ?? ''
    async function indexOf(replica: Replica, tenant: string) {
      const market = await replica.deps.markets.get(tenant, 'se')
      if (market === null) throw new Error(`There is no market of ${tenant}.`)
      return market.index
    }
    it('goes on from what is there, and writes nothing', async () => {
      await fedAndStopped('rows')
      const before = await written('rows')
      const again = await start()
      expect(await found(again, 'rows')).toEqual(THIRTY_FRAMES.map((one) => one.product_id))
      const market = await again.deps.markets.get('rows', 'se')
      expect(market?.stats.products).toBe(30)
      expect(market?.stats.fields([], 5).map(({ field }) => field)).toEqual(['color'])
      // The vocabulary was read from the cluster, so a misspelling is corrected.
      expect(await found(again, 'rows', 'bgåe')).toHaveLength(30)
      expect(await written('rows')).toBe(before)
    })

    it('makes the changes that came while it was away, and writes no other product', async () => {
      await fedAndStopped('late')
      const [generation = '', puts, removals] = (await written('late')).split(':')
      await first.feed('late', [product('p3', { title: 'Ny titel', sale_price: 1 }), product('p99')], '?mode=upsert')
      await first.test.database.query({
        text: `delete from discovery.product where tenant = 'late' and product_id = 'p4'`,
      })
      await note('late', 'product', 'p4')
      const again = await start()
      expect(await found(again, 'late', 'ny titel')).toEqual(['p3'])
      const all = await found(again, 'late')
      expect(all).toHaveLength(30)
      expect(all).toContain('p99')
      expect(all).not.toContain('p4')
      expect(await written('late')).toBe(`${generation}:${Number(puts) + 2}:${Number(removals) + 1}`)
    })

    it('makes the latest changes again, which are too young to be certain, without writing what is there', async () => {
      const replica = await fed('young')
      await replica.feed('young', [product('p3', { title: 'Ny titel' })], '?mode=upsert')
      await stop(replica)
      const before = await written('young')
      expect(await found(await start(), 'young', 'ny titel')).toEqual(['p3'])
      expect(await written('young')).toBe(before)
      await spoil('young', 'p3')
      expect(await found(await start(), 'young', 'ny titel')).toEqual(['p3'])
    })

    it('makes a change once more before it is written down as made', async () => {
      const replica = await fed('sure')
      await replica.feed('sure', [product('p3', { title: 'Ny titel' })], '?mode=upsert')
      await replica.feed('sure', [product('p7', { title: 'Vintergatan' })], '?mode=upsert')
      await first.test.database.query({
        text: `update discovery.change set at = at - interval '40 minutes' where tenant = 'sure'`,
      })
      await spoil('sure', 'p3')
      await stop(replica)
      // The change of p7 is the newest that has certainly arrived, so a start repeats it and no earlier one.
      await first.test.database.query({
        text: `update discovery.product set data = jsonb_set(data, '{title}', '"Senare"') where tenant = 'sure' and product_id in ('p3', 'p7')`,
      })
      const again = await start()
      expect(await found(again, 'sure', 'ny titel')).toEqual(['p3'])
      expect(await found(again, 'sure', 'vintergatan')).toEqual([])
    })

    it('fills it again when the changes since have been forgotten', async () => {
      await fedAndStopped('old')
      const before = await serving('old')
      await first.tenant('meanwhile')
      await first.tenant('later')
      await first.test.database.query({ text: `update discovery.change set at = at - interval '100 days'` })
      await tidy(first.deps)
      expect(await found(await start(), 'old')).toHaveLength(30)
      expect(await serving('old')).not.toBe(before)
    })

    it('fills it again when it has lost products that its checkpoint claims', async () => {
      await fedAndStopped('less')
      await first.test.database.query({
        text: `update discovery.change set at = at - interval '40 minutes' where tenant = 'less'`,
      })
      const whole = await serving('less')
      await stop(await start())
      expect(await serving('less')).toBe(whole)
      await spoil('less', 'p5')
      const again = await start()
      expect(await found(again, 'less')).toHaveLength(30)
      expect(await serving('less')).not.toBe(whole)
    })

    it('fills it again when it was filled by other rules, but never while it runs', async () => {
      const replica = await fed('rules')
      const checkpoint = JSON.parse((await checkpoints.read(await serving('rules'))) ?? '') as [
        number,
        { analyzerVersion: string },
      ]
      checkpoint[1].analyzerVersion = 'other'
      await replica.engine.save('rules.se', JSON.stringify(checkpoint))
      const before = await serving('rules')
      // A refused change is retried from the checkpoint, which here was made by other analysis rules.
      const index = await indexOf(replica, 'rules')
      const { apply } = index
      let refusals = 1
      index.apply = (changes) => (refusals-- > 0 ? Promise.reject(new Error('no room')) : apply.call(index, changes))
      await note('rules', 'product', 'p5')
      await replica.deps.markets.caughtUp()
      expect(refusals).toBeLessThan(0)
      await replica.feed('rules', [product('p3', { title: 'Ny titel' })], '?mode=upsert')
      expect(await found(replica, 'rules', 'ny titel')).toEqual(['p3'])
      expect(await serving('rules')).toBe(before)
      await stop(replica)
      expect(JSON.parse((await checkpoints.read(before)) ?? '')).toEqual(checkpoint)
      expect(await found(await start(), 'rules')).toHaveLength(30)
      expect(await serving('rules')).not.toBe(before)
    })

    it('fills it again for another database', async () => {
      await fedAndStopped('moved')
      const other = await createTestService()
      await other.tenant('moved')
      const replica = await start(other)
      expect(await found(replica, 'moved')).toEqual([])
      await stop(replica)
      await other.drop()
    })

    it('goes on from the old catalogue when a fill was killed, and nothing is said of the half one', async () => {
      const replica = await fed('torn')
      const before = await written('torn')
      let die: (error: Error) => void = () => undefined
      const dead = new Promise<never>((_, reject) => {
        die = reject
      })
      const index = await indexOf(replica, 'torn')
      const fill = index.replace(
        (async function* () {
          yield* []
          await dead
        })(),
        () => 'of the half one',
      )
      fill.catch(() => undefined)
      endings.push(() => die(new Error('killed')))
      const half = async () => (await generationsOf(connection, aliasFor('torn'))).filter(({ serving }) => !serving)
      await expect.poll(async () => (await half()).length).toBe(2)
      for (const { name } of await half()) expect(await checkpoints.read(name)).toBeNull()
      expect(await found(await start(), 'torn')).toHaveLength(30)
      expect(await written('torn')).toBe(before)
      endings.pop()?.()
      await expect(fill).rejects.toThrow('killed')
    })

    it('waits for the replica that fills, so that several fill once', async () => {
      await first.tenant('crowd')
      await first.feed('crowd', THIRTY_FRAMES)
      const replicas = await Promise.all([start(), start(), start()])
      const all = await Promise.all(replicas.map((replica) => found(replica, 'crowd')))
      expect(all.map(({ length }) => length)).toEqual([30, 30, 30])
      expect(await written('crowd')).toBe(`${await serving('crowd')}:30:0`)
      // The first, empty generation and the filled one.
      expect(await generationsOf(connection, aliasFor('crowd'))).toHaveLength(2)

      await note('crowd', 'catalogue')
      for (const replica of replicas) await replica.deps.markets.caughtUp()
      expect(await generationsOf(connection, aliasFor('crowd'))).toHaveLength(3)
      for (const replica of replicas) expect(await found(replica, 'crowd')).toHaveLength(30)
    })

    it('makes what it had changed in the old catalogue in one that another replica put in its place', async () => {
      const replica = await fed('swap')
      const before = await checkpoints.read(await serving('swap'))
      await replica.feed('swap', [product('p3', { title: 'Ny titel' })], '?mode=upsert')
      // Another process read its rows before that change, and was killed just after its catalogue went into service.
      const other = createOpenSearchEngine({ nodes: nodesOf(), shards: 1, replicas: 0, prefix: PREFIX })
      const late = async () => {
        const index = await other.open('swap.se', { language: 'sv', synonyms: [] })
        await index.replace([], () => before ?? '')
      }
      await late()
      // A search notices the other generation and starts the check.
      await expect.poll(() => found(replica, 'swap', 'ny titel'), { timeout: 20_000 }).toEqual(['p3'])
      await late()
      // A change notices it before it writes.
      await replica.feed('swap', [product('p7', { title: 'Vintergatan' })], '?mode=upsert')
      expect(await found(replica, 'swap', 'vintergatan')).toEqual(['p7'])
      expect(await found(replica, 'swap', 'ny titel')).toEqual(['p3'])
      await other.close()
    })

    it('fills it again in another language, and serves the old one until then', async () => {
      const replica = await fed('words')
      const before = await serving('words')
      await first.tenant('words', { language: 'en' })
      await replica.deps.markets.caughtUp()
      const market = await replica.deps.markets.get('words', 'se')
      expect(market?.language).toBe('en')
      expect(await serving('words')).not.toBe(before)
      expect(await found(replica, 'words')).toHaveLength(30)
    })
  })
}
