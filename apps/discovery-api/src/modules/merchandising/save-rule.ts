import type { ConsoleRule, ConsoleSubject } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/refusal.js'
import { noteChange } from '../tenant/changes.js'
import { keyOf, revisionOf, type RuleRow } from './market-rules.js'
import type { StoredRule } from './stored-rule.js'

type Place = { readonly tenant: string; readonly market: string }

/** Rules of one market at most. */
const MAX_RULES = 5_000

/** A rule as the console shows it. */
export function toConsoleRule({ kind, subject, data, changed_at }: RuleRow): ConsoleRule {
  return {
    subject: kind === 'query' ? { kind, query: subject } : { kind, category_id: subject },
    draft: data,
    revision: revisionOf(data),
    changed_at: changed_at.toISOString(),
  }
}

/**
 * Writes the rule of a query or category when it still is what the writer saw (`revision`; null: there was none), and
 * tells every replica.
 */
export async function saveRule(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  place: Place,
  wish: { readonly subject: ConsoleSubject; readonly draft: StoredRule; readonly revision: string | null },
): Promise<Result<ConsoleRule, Refusal>> {
  const { kind, subject } = keyOf(wish.subject)
  const at = [place.tenant, place.market, kind, subject]
  return database.transaction(async (tx): Promise<Result<ConsoleRule, Refusal>> => {
    // Writers of one market go one after the other, also those of a rule that has no row to lock yet.
    await tx.query({
      text: `select pg_advisory_xact_lock(hashtextextended('discovery.merchandising ' || $1 || ' ' || $2, 0))`,
      values: [place.tenant, place.market],
    })
    const { rows } = await tx.query<{ data: StoredRule | null; rules: number }>({
      text: `select (select data from discovery.rule where tenant = $1 and market = $2 and kind = $3 and subject = $4) as data,
                    (select count(*)::int from discovery.rule where tenant = $1 and market = $2) as rules`,
      values: at,
    })
    const present = rows[0]?.data ?? null
    if ((present ? revisionOf(present) : null) !== wish.revision) return err({ code: 'conflict' })
    if (!present && (rows[0]?.rules ?? 0) >= MAX_RULES)
      return err({ code: 'too-large', message: `A market holds at most ${MAX_RULES} rules.` })
    const changedAt = clock.now()
    await tx.query({
      text: `insert into discovery.rule (tenant, market, kind, subject, data, changed_at) values ($1, $2, $3, $4, $5, $6)
             on conflict (tenant, market, kind, subject)
             do update set data = excluded.data, changed_at = excluded.changed_at`,
      values: [...at, JSON.stringify(wish.draft), changedAt],
    })
    await noteChange(tx, place, 'rules')
    return ok(toConsoleRule({ kind, subject, data: wish.draft, changed_at: changedAt }))
  })
}

/** Removes a rule; nothing happens when there is none. */
export async function removeRule(
  { database }: Pick<Deps, 'database'>,
  place: Place,
  subject: ConsoleSubject,
): Promise<void> {
  const { kind, subject: name } = keyOf(subject)
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.query({
      text: 'delete from discovery.rule where tenant = $1 and market = $2 and kind = $3 and subject = $4',
      values: [place.tenant, place.market, kind, name],
    })
    if (rowCount) await noteChange(tx, place, 'rules')
  })
}
