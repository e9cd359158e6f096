import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, lockInTransaction } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { readSynonyms } from '../catalogue-index/market-rows.js'
import { merchandisingLock, revisionOf } from '../catalogue-index/market-rules.js'
import type { StoredSynonym } from '../catalogue-index/stored.js'
import { writeSynonyms } from '../feed/put-lists.js'
import type { MarketKey } from '../tenant/market-key.js'

export type SynonymList = { readonly rules: StoredSynonym[]; readonly revision: string }

export async function readSynonymList(executor: Executor, marketKey: MarketKey): Promise<SynonymList> {
  const rules = await readSynonyms(executor, marketKey)
  return { rules, revision: revisionOf(rules) }
}

/** Replaces the synonyms. Refused as a conflict unless the present list has the revision that the writer saw. */
export async function saveSynonyms(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  marketKey: MarketKey,
  change: SynonymList,
): Promise<Result<SynonymList, Refusal>> {
  return database.transaction(async (tx): Promise<Result<SynonymList, Refusal>> => {
    await lockInTransaction(tx, merchandisingLock(marketKey))
    const present = await readSynonymList(tx, marketKey)
    if (present.revision !== change.revision) return err({ code: 'conflict' })
    await writeSynonyms(tx, marketKey, change.rules)
    await audit(tx, clock.now(), 'synonyms.saved', marketKey)
    return ok({ rules: change.rules, revision: revisionOf(change.rules) })
  })
}
