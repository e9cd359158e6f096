import type { Executor } from '@klarsikt/server/database'
import type { EventRow } from '../events/read.js'
import type { MarketKey } from '../tenant/market-key.js'
import { insertVotes, selectVotes } from './queries.js'

/** An event of a visitor whose id the service has signed. Only these affect what others see. */
export type Vote = EventRow & { readonly signedVisitor: string; readonly network: string; readonly day: string }

/** The votes among events, with the day on which they were received: senders could invent the day in the event. */
export function votesOf(events: readonly EventRow[]): Vote[] {
  return events.flatMap((event) => {
    const { signedVisitor, network, receivedAt } = event
    if (signedVisitor === null || network === null) return []
    return [{ ...event, signedVisitor, network, day: receivedAt.toISOString().slice(0, 10) }]
  })
}

/** A visitor's vote for a subject, such as `query solglasögon`. */
export type Claim = Pick<Vote, 'signedVisitor' | 'network' | 'day'> & { readonly subject: string }

const keyOf = ({ subject, network, day }: Pick<Claim, 'subject' | 'network' | 'day'>) =>
  [subject, network, day].join('\u001f')

/** The claims that count: for each network, day and subject those of the first visitor. A network weighs as much as one visitor. */
export async function oncePerNetwork<C extends Claim>(
  tx: Executor,
  { tenant, market }: MarketKey,
  claims: readonly C[],
): Promise<readonly C[]> {
  const firsts = new Map<string, C>()
  for (const claim of claims) if (!firsts.has(keyOf(claim))) firsts.set(keyOf(claim), claim)
  if (firsts.size === 0) return []
  const sorted = [...firsts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, claim]) => claim)
  const columns = (list: readonly C[]) =>
    [list.map(({ subject }) => subject), list.map(({ network }) => network), list.map(({ day }) => day)] as const
  const visitors = sorted.map(({ signedVisitor }) => signedVisitor)
  const { rows: added } = await insertVotes(tx, tenant, market, ...columns(sorted), visitors)
  const fresh = new Set(added.map(keyOf))
  const others = sorted.filter((claim) => !fresh.has(keyOf(claim)))
  const { rows: known } = await selectVotes(tx, tenant, market, ...columns(others))
  const voters = new Map([...added, ...known].map((row) => [keyOf(row), row.visitor]))
  return claims.filter((claim) => voters.get(keyOf(claim)) === claim.signedVisitor)
}
