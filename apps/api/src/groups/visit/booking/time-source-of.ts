import { eq } from 'drizzle-orm'
import { storeRow } from '../../catalogue/index.js'
import { ownTimes } from './own-times.js'
import { providerTimes } from './provider-times.js'
import type { TimeDeps, TimeSource } from './time-source.js'

/** Where a store's times come from; null when there is no such store. */
export async function timeSourceOf(deps: TimeDeps, storeId: number): Promise<TimeSource | null> {
  const [row] = await deps.database.orm
    .select({
      name: storeRow.name,
      system: storeRow.bookingSystem,
      location: storeRow.bookingLocation,
      services: storeRow.services,
    })
    .from(storeRow)
    .where(eq(storeRow.id, storeId))
  if (!row) return null
  const { name, system, location, services } = row
  return system === 'external' && location !== null
    ? providerTimes(deps, { id: storeId, name, location, services })
    : ownTimes(deps, { id: storeId, name })
}
