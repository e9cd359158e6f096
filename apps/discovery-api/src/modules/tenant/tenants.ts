import type { TenantSettings } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Language } from '../../engine/engine.js'
import { market, tenant } from './tables.js'

export type Tenant = {
  readonly id: string
  readonly settings: TenantSettings
  /** Language by market. */
  readonly markets: ReadonlyMap<string, Language>
  /** A new number each time the tenant is read. Caches that depend on its settings include it in their key. */
  readonly revision: number
}

/** The tenants in memory, because every call names one and must not query the database for it. */
export type Tenants = {
  get(id: string): Tenant | undefined
  all(): Iterable<Tenant>
  /** Reads one tenant again, or all. */
  reload(id?: string): Promise<void>
}

/** Reads all tenants. Whoever follows the changes has to reload them. */
export async function createTenants({ orm }: Pick<Database, 'orm'>): Promise<Tenants> {
  let tenants = new Map<string, Tenant>()
  let revision = 0
  const markets = sql<Record<string, Language> | null>`jsonb_object_agg(${market.market}, ${market.language})
    filter (where ${market.market} is not null)`
  async function read(id: string | undefined): Promise<readonly Tenant[]> {
    const rows = await orm
      .select({ id: tenant.id, settings: tenant.settings, markets })
      .from(tenant)
      .leftJoin(market, eq(market.tenant, tenant.id))
      .where(id === undefined ? undefined : eq(tenant.id, id))
      .groupBy(tenant.id)
    return rows.map((row) => ({
      id: row.id,
      settings: row.settings,
      markets: new Map(Object.entries(row.markets ?? {})),
      revision: ++revision,
    }))
  }
  const self: Tenants = {
    get: (id) => tenants.get(id),
    all: () => tenants.values(),
    async reload(id) {
      const found = await read(id)
      if (id === undefined) tenants = new Map(found.map((one) => [one.id, one]))
      else if (found[0]) tenants.set(id, found[0])
      else tenants.delete(id)
    },
  }
  await self.reload()
  return self
}
