import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { agreement } from './tables.js'

/** Moves the agreements of a session to the session that follows it. */
export async function carryAgreements(
  { orm }: Executor,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await orm.update(agreement).set({ sessionDigest: to }).where(eq(agreement.sessionDigest, from))
}
