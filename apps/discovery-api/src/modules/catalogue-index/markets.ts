import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { SearchEngine } from '../../engine/engine.js'
import type { Tenants } from '../tenant/tenants.js'
import { createCardCache } from './card-cache.js'
import { followMarkets, type MarketChange } from './follow.js'
import { indexNames } from './index-names.js'
import { createSnapshotKeeper } from './keep-snapshots.js'
import type { Market } from './market.js'
import { OpenMarket } from './open-market.js'

export type Markets = {
  /** The market of a tenant, opened when it is asked for the first time; null when there is none. */
  get(tenant: string, market: string): Promise<Market | null>
  /** Those that are open, for work outside requests. */
  open(): Promise<readonly Market[]>
  /** Opens every market, one after the other, so that no shopper is the first. */
  warm(): Promise<void>
  /** Fulfilled when everything written before is searchable here. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  readonly database: Database
  readonly engine: SearchEngine
  readonly tenants: Tenants
  readonly log: Log
}

/** Pause before a market that could not take a change tries again, ms. */
const RETRY_DELAY_MS = 500

/** What a market reads when it reads everything again. */
const RELOADED_KINDS = ['catalogue', 'content', 'synonyms', 'categories', 'rules'] as const
const reloadOf = (tenant: string, market: string, kind: (typeof RELOADED_KINDS)[number]): MarketChange => ({
  tenant,
  market,
  kind,
  productId: null,
  transaction: null,
})

/** The markets of all tenants, kept as fresh as their rows. */
// oxlint-disable-next-line max-lines-per-function -- the open markets and what reaches them
export async function createMarkets({ database, engine, tenants, log }: Parts): Promise<Markets> {
  const opened = new Map<string, Promise<OpenMarket>>()
  const keyOf = (tenant: string, market: string) => `${tenant}.${market}`
  const cards = createCardCache()
  const applying = new Set<Promise<void>>()
  let stopped = false

  function open(tenant: string, market: string): Promise<OpenMarket> | null {
    const language = tenants.get(tenant)?.markets.get(market)
    if (language === undefined || stopped) return null
    const key = keyOf(tenant, market)
    const known = opened.get(key)
    if (known) return known
    const onGenerationChange = () => schedule(key, [reloadOf(tenant, market, 'catalogue')])
    const opening = OpenMarket.open({ tenant, market, language, database, engine, log, cards, onGenerationChange })
    opened.set(key, opening)
    // The next call tries again.
    opening.then(
      (market) => keeper?.touched(market),
      () => opened.delete(key),
    )
    return opening
  }

  /** A change that cannot be taken now is taken by reading everything again, until that succeeds. */
  async function applyWithRetry(market: OpenMarket, changes: readonly MarketChange[]): Promise<void> {
    for (let current = changes; !stopped;) {
      try {
        await market.apply(current)
        return keeper?.touched(market)
      } catch (error) {
        log.warn({ err: error, tenant: market.tenant, market: market.market }, 'a market could not take a change')
        const { tenant, market: id } = market
        current = RELOADED_KINDS.map((kind) => reloadOf(tenant, id, kind))
        await sleep(RETRY_DELAY_MS, undefined, { ref: false })
      }
    }
  }

  async function reopenOnNewLanguage(tenant: string): Promise<void> {
    for (const [market, language] of tenants.get(tenant)?.markets ?? []) {
      const present = await opened.get(keyOf(tenant, market))?.catch(() => null)
      if (!present || present.language === language) continue
      opened.delete(keyOf(tenant, market))
      await present.close()
      // Its words were made by the rules of the other language. A shared index goes on serving until it is filled anew; another
      // process may have done so already.
      if (!present.isShared) for (const name of indexNames(tenant, market)) await engine.drop(name)
    }
  }

  async function onChanges(changes: readonly MarketChange[]): Promise<void> {
    const ofTenants = new Set(changes.filter(({ kind }) => kind === 'tenant').map(({ tenant }) => tenant))
    for (const tenant of ofTenants) {
      await tenants.reload(tenant)
      await reopenOnNewLanguage(tenant)
    }
    const byMarket = Map.groupBy(
      changes.filter(({ market }) => market !== null),
      ({ tenant, market }) => keyOf(tenant, market ?? ''),
    )
    // Not waited for: a large catalogue of one tenant must not hold up the small change of another.
    for (const [key, own] of byMarket) schedule(key, own)
  }

  function schedule(key: string, changes: readonly MarketChange[]): void {
    const work = opened.get(key)?.then(
      (market) => applyWithRetry(market, changes),
      () => {},
    )
    if (!work) return
    applying.add(work)
    void work.finally(() => applying.delete(work))
  }

  const openOnes = async () =>
    (await Promise.all([...opened.values()].map((one) => one.catch(() => null)))).filter((one) => one !== null)
  const follower = await followMarkets({ database, log, onChanges })
  // An engine that keeps its indices itself needs nobody to write them down.
  const keeper = engine.save && createSnapshotKeeper({ database, log, follower, open: openOnes })
  return {
    async get(tenant, market) {
      return (await open(tenant, market)) ?? null
    },
    open: openOnes,
    async warm() {
      for (const tenant of Array.from(tenants.all()))
        for (const market of tenant.markets.keys()) {
          await open(tenant.id, market)?.catch((error: unknown) =>
            log.warn({ err: error, tenant: tenant.id, market }, 'a market could not be opened'),
          )
        }
    },
    async caughtUp() {
      await follower.look()
      await Promise.all(applying)
    },
    async stop() {
      keeper?.stop()
      await keeper?.saveAll()
      stopped = true
      await follower.stop()
      for (const market of opened.values()) await market.then((one) => one.close()).catch(() => {})
    },
  }
}
