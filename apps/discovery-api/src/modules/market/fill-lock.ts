import { ownConnection } from '@klarsikt/server/database'

/** Number of the locks: any, the same in all versions; the market's name is added. */
const LOCKS = 7_226_530

/**
 * Does the work while no other process does such work for the same market, which is waited for. The lock is on a connection of
 * its own, so a killed process gives it back at once.
 */
export async function alone<T>(
  url: string,
  { tenant, market }: { readonly tenant: string; readonly market: string },
  work: () => Promise<T>,
): Promise<T> {
  const client = await ownConnection(url, 'klarsikt-discovery-fill')
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS, `${tenant}.${market}`])
    return await work()
  } finally {
    await client.end()
  }
}
