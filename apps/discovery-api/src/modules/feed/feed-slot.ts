import { ownConnection } from '@klarsikt/server/database'

/** Feeds that one tenant may have running at once. */
const SLOTS = 3
/** Number of the first lock: any, the same in all versions. */
const LOCKS = 7_226_520

/**
 * A place among the running feeds of a tenant; null when all are taken. It is a lock on a connection of its own, so a
 * killed feed gives its place back at once.
 */
export async function takeFeedSlot(url: string, tenant: string): Promise<{ leave(): Promise<void> } | null> {
  const client = await ownConnection(url, 'klarsikt-feed')
  for (let slot = 0; slot < SLOTS; slot++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      LOCKS + slot,
      tenant,
    ])
    if (rows[0]?.taken) return { leave: () => client.end() }
  }
  await client.end()
  return null
}
