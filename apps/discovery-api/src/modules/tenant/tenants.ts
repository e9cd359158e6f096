import type { TenantSettings } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { Language } from '../../engine/engine.js'

export type Tenant = {
  readonly id: string
  readonly settings: TenantSettings
  /** Language by market. */
  readonly markets: ReadonlyMap<string, Language>
  /** Another number each time that it was read: what is kept of its settings is kept for one. */
  readonly revision: number
}

/** The tenants in memory: every call names one, and must not ask the database whether it exists. */
export type Tenants = {
  get(id: string): Tenant | undefined
  all(): Iterable<Tenant>
  /** Reads one again, or all. */
  reload(id?: string): Promise<void>
}

type Row = { id: string; settings: TenantSettings; markets: Record<string, Language> | null }

/** Reads all tenants; they are kept fresh by whoever follows the changes. */
export async function createTenants(database: Pick<Database, 'query'>): Promise<Tenants> {
  let tenants = new Map<string, Tenant>()
  let revision = 0
  async function read(id: string | null): Promise<readonly Tenant[]> {
    const { rows } = await database.query<Row>({
      text: `select t.id, t.settings, jsonb_object_agg(m.market, m.language) filter (where m.market is not null) as markets
             from discovery.tenant t left join discovery.market m on m.tenant = t.id
             where $1::text is null or t.id = $1 group by t.id`,
      values: [id],
    })
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
      const found = await read(id ?? null)
      if (id === undefined) tenants = new Map(found.map((tenant) => [tenant.id, tenant]))
      else if (found[0]) tenants.set(id, found[0])
      else tenants.delete(id)
    },
  }
  await self.reload()
  return self
}
