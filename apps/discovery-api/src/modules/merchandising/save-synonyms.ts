import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/refusal.js'
import { writeSynonyms } from '../feed/put-lists.js'
import type { StoredSynonym } from '../feed/stored.js'
import { revisionOf } from './market-rules.js'

type Place = { readonly tenant: string; readonly market: string }
export type SynonymList = { readonly rules: StoredSynonym[]; readonly revision: string }

/** The synonyms of a market with the name of their state. */
export async function readSynonymList(executor: Executor, { tenant, market }: Place): Promise<SynonymList> {
  const { rows } = await executor.query<{ rules: StoredSynonym[] }>({
    text: 'select rules from discovery.synonyms where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  const rules = rows[0]?.rules ?? []
  return { rules, revision: revisionOf(rules) }
}

/** Puts another list in place when the present one still is what the writer saw. */
export async function saveSynonyms(
  { database }: Pick<Deps, 'database'>,
  place: Place,
  wish: SynonymList,
): Promise<Result<SynonymList, Refusal>> {
  return database.transaction(async (tx): Promise<Result<SynonymList, Refusal>> => {
    await tx.query({
      text: `select pg_advisory_xact_lock(hashtextextended('discovery.merchandising ' || $1 || ' ' || $2, 0))`,
      values: [place.tenant, place.market],
    })
    const present = await readSynonymList(tx, place)
    if (present.revision !== wish.revision) return err({ code: 'conflict' })
    await writeSynonyms(tx, place, wish.rules)
    return ok({ rules: wish.rules, revision: revisionOf(wish.rules) })
  })
}
