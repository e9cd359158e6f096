import type { Executor } from '@klarsikt/server/database'
import { SettingsError } from '@klarsikt/server/env'

type Kind = 'demo' | 'real'

const REFUSALS: Readonly<Record<Kind, string>> = {
  demo: 'This database belongs to a demo shop: its gift cards and codes are public. Start it with KLARSIKT_DEMO=1, or give the shop an empty database.',
  real: 'This database belongs to a real shop: KLARSIKT_DEMO=1 is refused on it. Start it without, or give the demo an empty database.',
}

/** Says what kind of shop a new database belongs to; a database of the other kind is refused. */
export async function claimKind(executor: Executor, kind: Kind, now: Date): Promise<void> {
  await executor.query({
    text: 'insert into installation (kind, started_at) values ($1, $2) on conflict do nothing',
    values: [kind, now],
  })
  const { rows } = await executor.query<{ kind: Kind }>({ text: 'select kind from installation' })
  const [found] = rows
  if (found && found.kind !== kind) throw new SettingsError(REFUSALS[found.kind])
}
