import type { TenantSettings } from '@klarsikt/contract/discovery/types'
import type { Deps } from '../../context.js'
import type { Language } from '../../engine/engine.js'
import { noteChange } from './changes.js'
import { issueKey } from './keys.js'

export type TenantWish = {
  readonly markets: readonly string[]
  readonly language: Language | Readonly<Record<string, Language>>
  readonly settings: TenantSettings
}

/**
 * Creates a tenant with its key, or gives a present one other markets. A market that is no longer named keeps its rows
 * and its place: removing a catalogue is done by feeding an empty one, never by leaving a word out.
 */
export async function putTenant(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'tenants'>,
  id: string,
  wish: TenantWish,
): Promise<{ readonly created: boolean; readonly key: string | null }> {
  const done = await deps.database.transaction(async (tx) => {
    const inserted = await tx.query({
      text: 'insert into discovery.tenant (id, settings, created_at) values ($1, $2, $3) on conflict do nothing',
      values: [id, JSON.stringify(wish.settings), deps.clock.now()],
    })
    const created = inserted.rowCount === 1
    if (!created)
      await tx.query({
        text: 'update discovery.tenant set settings = settings || $2 where id = $1',
        values: [id, JSON.stringify(wish.settings)],
      })
    for (const market of wish.markets) {
      const language = typeof wish.language === 'string' ? wish.language : (wish.language[market] ?? 'other')
      await tx.query({
        text: `insert into discovery.market (tenant, market, language) values ($1, $2, $3)
               on conflict (tenant, market) do update set language = excluded.language`,
        values: [id, market, language],
      })
    }
    await noteChange(tx, { tenant: id, market: null }, 'tenant')
    return { created, key: created ? await issueKey(deps, tx, id) : null }
  })
  await deps.tenants.reload(id)
  return done
}
