import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Follower } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { SearchEngine } from '../../engine/engine.js'
import type { Tenants } from '../tenant/tenants.js'
import { createCardCache } from './card-cache.js'
import { currencyOf } from './currency.js'
import { followMarkets, type MarketChange } from './follow.js'
import { indexNames } from './index-names.js'
import { createSnapshotKeeper, type SnapshotKeeper } from './keep-snapshots.js'
import type { Market } from './market.js'
import { OpenMarket } from './open-market.js'

type Parts = {
  readonly database: Database
  readonly engine: SearchEngine
  readonly tenants: Tenants
  readonly log: Log
}

const RETRY_DELAY_MS = 500

/** The kinds of changes that together reload a market. */
const RELOADED_KINDS = ['catalogue', 'content', 'synonyms', 'categories', 'rules'] as const
const reloadOf = (tenant: string, market: string, kind: (typeof RELOADED_KINDS)[number]): MarketChange => ({
  tenant,
  market,
  kind,
  productId: null,
  transaction: null,
})

const keyOf = (tenant: string, market: string): string => `${tenant}.${market}`

/** The markets of all tenants, kept up to date with their rows. */
export class Markets {
  readonly #parts: Parts
  readonly #opened = new Map<string, Promise<OpenMarket>>()
  readonly #cards = createCardCache()
  readonly #applying = new Set<Promise<void>>()
  #follower: Follower | null = null
  /** Null when the engine stores its indices itself. */
  #keeper: SnapshotKeeper | null = null
  #stopped = false

  /** Starts to follow changes. Markets open when they are first requested. */
  static async follow(parts: Parts): Promise<Markets> {
    const markets = new Markets(parts)
    await markets.#follow()
    return markets
  }

  private constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The market of a tenant, opened on the first request; null when there is none. */
  async get(tenant: string, market: string): Promise<Market | null> {
    return (await this.#open(tenant, market)) ?? null
  }

  /** The markets that are open, for work outside requests. */
  async open(): Promise<readonly OpenMarket[]> {
    const opened = await Promise.all([...this.#opened.values()].map((one) => one.catch(() => null)))
    return opened.filter((one) => one !== null)
  }

  /** Opens every market, one after another, so that no shopper has to wait for it. */
  async warm(): Promise<void> {
    const { tenants, log } = this.#parts
    for (const tenant of Array.from(tenants.all()))
      for (const market of tenant.markets.keys()) {
        await this.#open(tenant.id, market)?.catch((error: unknown) =>
          log.warn({ err: error, tenant: tenant.id, market }, 'a market could not be opened'),
        )
      }
  }

  /** Resolves when everything written before the call is searchable in this process. */
  async caughtUp(): Promise<void> {
    await this.#follower?.look()
    await Promise.all(this.#applying)
  }

  async stop(): Promise<void> {
    this.#keeper?.stop()
    await this.#keeper?.saveAll()
    this.#stopped = true
    await this.#follower?.stop()
    for (const market of this.#opened.values()) await market.then((one) => one.close()).catch(() => {})
  }

  async #follow(): Promise<void> {
    const { database, engine, log } = this.#parts
    const follower = await followMarkets({ database, log, onChanges: (changes) => this.#take(changes) })
    this.#follower = follower
    if (engine.save) this.#keeper = createSnapshotKeeper({ database, log, follower, open: () => this.open() })
  }

  #open(tenant: string, market: string): Promise<OpenMarket> | null {
    const { database, engine, tenants, log } = this.#parts
    const language = tenants.get(tenant)?.markets.get(market)
    if (language === undefined || this.#stopped) return null
    const key = keyOf(tenant, market)
    const known = this.#opened.get(key)
    if (known) return known
    const cards = this.#cards
    const onGenerationChange = (): void => this.#schedule(key, [reloadOf(tenant, market, 'catalogue')])
    const currency = currencyOf(market, tenants.get(tenant)?.settings)
    const opening = OpenMarket.open({
      tenant,
      market,
      language,
      currency,
      database,
      engine,
      log,
      cards,
      onGenerationChange,
    })
    this.#opened.set(key, opening)
    // A failed open is forgotten, so that the next call tries again.
    opening.then(
      (market) => this.#keeper?.touched(market),
      () => this.#opened.delete(key),
    )
    return opening
  }

  async #take(changes: readonly MarketChange[]): Promise<void> {
    const ofTenants = new Set(changes.filter(({ kind }) => kind === 'tenant').map(({ tenant }) => tenant))
    for (const tenant of ofTenants) {
      await this.#parts.tenants.reload(tenant)
      await this.#reopenOnNewLocale(tenant)
    }
    const byMarket = Map.groupBy(
      changes.filter(({ market }) => market !== null),
      ({ tenant, market }) => keyOf(tenant, market ?? ''),
    )
    // Markets do not wait for each other, so a large catalogue of one tenant does not delay a small change of another.
    for (const [key, own] of byMarket) this.#schedule(key, own)
  }

  /** Closes markets whose language or currency changed, so that they are built again from their rows. */
  async #reopenOnNewLocale(tenant: string): Promise<void> {
    const { tenants, engine } = this.#parts
    for (const [market, language] of tenants.get(tenant)?.markets ?? []) {
      const present = await this.#opened.get(keyOf(tenant, market))?.catch(() => null)
      const { code } = currencyOf(market, tenants.get(tenant)?.settings)
      if (!present || (present.language === language && present.currency.code === code)) continue
      this.#opened.delete(keyOf(tenant, market))
      await present.close()
      // Its words were analysed by the rules of the other language. A shared index serves until it is filled again,
      // which another process may already have done.
      if (!present.isShared) for (const name of indexNames(tenant, market)) await engine.drop(name)
    }
  }

  #schedule(key: string, changes: readonly MarketChange[]): void {
    const work = this.#opened.get(key)?.then(
      (market) => this.#applyWithRetry(market, changes),
      () => {},
    )
    if (!work) return
    this.#applying.add(work)
    void work.finally(() => this.#applying.delete(work))
  }

  /** Applies changes. After a failure it reloads the whole market until that succeeds. */
  async #applyWithRetry(market: OpenMarket, changes: readonly MarketChange[]): Promise<void> {
    for (let current = changes; !this.#stopped;) {
      try {
        await market.apply(current)
        return this.#keeper?.touched(market)
      } catch (error) {
        const { tenant, market: id } = market
        this.#parts.log.warn({ err: error, tenant, market: id }, 'a market could not take a change')
        current = RELOADED_KINDS.map((kind) => reloadOf(tenant, id, kind))
        await sleep(RETRY_DELAY_MS, undefined, { ref: false })
      }
    }
  }
}
