import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The right to be the only process that feeds the goods; it ends with its connection. */
export type Lead = { readonly held: boolean; leave(): Promise<void> }

/** Number of the lock in Postgres: any, the same in all versions. */
const LOCK = 7_226_533
/** How soon another process takes over from one that is gone, ms. */
const TRY_AGAIN = 2_000

/** Waits until no other process on the database leads, and says so. Given back unheld when `signal` comes first. */
export async function takeLead(url: string, signal: AbortSignal, waits: () => void): Promise<Lead> {
  while (!signal.aborted) {
    const lead = await tryLead(url).catch(() => null)
    if (lead) return lead
    waits()
    await sleep(TRY_AGAIN, undefined, { signal, ref: false }).catch(() => {})
  }
  return { held: false, leave: async () => {} }
}

async function tryLead(url: string): Promise<Lead | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'klarsikt-goods',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  })
  let held = false
  const lose = () => (held = false)
  client.on('error', lose)
  client.on('end', lose)
  const leave = () => client.end().catch(() => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    held = rows[0]?.free === true
  } catch (error) {
    await leave()
    throw error
  }
  if (!held) {
    await leave()
    return null
  }
  return {
    get held() {
      return held
    },
    leave,
  }
}
