import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { postalCode } from './tables.js'

/** Finds the town of a postal code of five digits; null when the code is unknown. */
export async function findLocality({ orm }: Executor, digits: string): Promise<string | null> {
  const [found] = await orm
    .select({ locality: postalCode.locality })
    .from(postalCode)
    .where(eq(postalCode.code, digits))
  return found?.locality ?? null
}
