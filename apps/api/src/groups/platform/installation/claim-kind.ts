import type { Executor } from '@klarsikt/server/database'
import { SettingsError } from '@klarsikt/server/env'
import { installation } from './tables.js'

type Kind = (typeof installation.$inferSelect)['kind']

const REFUSALS: Readonly<Record<Kind, string>> = {
  demo: 'This database belongs to a demo shop: its gift cards and codes are public. Start it with KLARSIKT_DEMO=1, or give the shop an empty database.',
  real: 'This database belongs to a real shop: KLARSIKT_DEMO=1 is refused on it. Start it without, or give the demo an empty database.',
}

/** Records the kind of shop in a new database, and throws for a database of the other kind. */
export async function claimKind({ orm }: Executor, kind: Kind, now: Date): Promise<void> {
  await orm.insert(installation).values({ kind, startedAt: now }).onConflictDoNothing()
  const [found] = await orm.select({ kind: installation.kind }).from(installation)
  if (found && found.kind !== kind) throw new SettingsError(REFUSALS[found.kind])
}
