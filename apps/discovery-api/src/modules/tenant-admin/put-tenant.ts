import type { TenantSettings } from '@klarsikt/contract/discovery/types'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Language } from '../../engine/engine.js'
import { audit } from '../audit/audit.js'
import { noteChange } from '../tenant/changes.js'
import { issueKey } from '../tenant/keys.js'
import { market as marketTable, tenant } from '../tenant/tables.js'

export type TenantParams = {
  readonly markets: readonly string[]
  readonly language: Language | Readonly<Record<string, Language>>
  readonly settings: TenantSettings
}

/**
 * Creates a tenant with its key, or changes the markets of an existing one. A market that is no longer named keeps its rows, so that a
 * forgotten word cannot delete a catalogue; feed an empty catalogue to do that.
 */
export async function putTenant(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'tenants'>,
  id: string,
  params: TenantParams,
): Promise<{ readonly created: boolean; readonly key: string | null }> {
  const done = await deps.database.transaction(async (tx) => {
    const { settings } = params
    const inserted = await tx.orm
      .insert(tenant)
      .values({ id, settings, createdAt: deps.clock.now() })
      .onConflictDoNothing()
    const created = inserted.rowCount === 1
    if (!created) await changeSettings(tx, id, settings)
    for (const market of params.markets) {
      const language = typeof params.language === 'string' ? params.language : (params.language[market] ?? 'other')
      await tx.orm
        .insert(marketTable)
        .values({ tenant: id, market, language })
        .onConflictDoUpdate({ target: [marketTable.tenant, marketTable.market], set: { language } })
    }
    const place = { tenant: id, market: null }
    await audit(tx, deps.clock.now(), created ? 'tenant.created' : 'tenant.changed', place)
    await noteChange(tx, place, 'tenant')
    return { created, key: created ? await issueKey(deps, tx, id) : null }
  })
  await deps.tenants.reload(id)
  return done
}

/** Changes some settings of a tenant; the others stay. */
export async function changeSettings(tx: Executor, id: string, settings: Partial<TenantSettings>): Promise<void> {
  await tx.orm
    .update(tenant)
    .set({ settings: sql`${tenant.settings} || ${JSON.stringify(settings)}::jsonb` })
    .where(eq(tenant.id, id))
}
