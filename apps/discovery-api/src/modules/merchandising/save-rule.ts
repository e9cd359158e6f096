import type { ConsoleRule, ConsoleSubject } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { lockInTransaction } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { keyOf, merchandisingLock, revisionOf, type RuleRow } from '../catalogue-index/market-rules.js'
import type { StoredRule } from '../catalogue-index/stored-rule.js'
import { rule } from '../catalogue-index/tables.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'

const MAX_RULES = 5_000

export function toConsoleRule({ kind, subject, data, changedAt }: RuleRow): ConsoleRule {
  return {
    subject: kind === 'query' ? { kind, query: subject } : { kind, category_id: subject },
    draft: data,
    revision: revisionOf(data),
    changed_at: changedAt.toISOString(),
  }
}

const ruleOf = (marketKey: MarketKey, { kind, subject }: ReturnType<typeof keyOf>) =>
  and(inMarket(rule, marketKey), eq(rule.kind, kind), eq(rule.subject, subject))

/**
 * Writes the rule of a query or category and notifies every replica. Refused as a conflict unless the present rule has the `revision` that
 * the writer saw; null means that there was none.
 */
export async function saveRule(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  marketKey: MarketKey,
  change: { readonly subject: ConsoleSubject; readonly draft: StoredRule; readonly revision: string | null },
): Promise<Result<ConsoleRule, Refusal>> {
  const { tenant, market } = marketKey
  const key = keyOf(change.subject)
  return database.transaction(async (tx): Promise<Result<ConsoleRule, Refusal>> => {
    // Writers of one market take turns. A row lock is not enough, because a new rule has no row yet.
    await lockInTransaction(tx, merchandisingLock(marketKey))
    const [present] = await tx.orm.select({ data: rule.data }).from(rule).where(ruleOf(marketKey, key))
    if ((present ? revisionOf(present.data) : null) !== change.revision) return err({ code: 'conflict' })
    if (!present && (await tx.orm.$count(rule, inMarket(rule, marketKey))) >= MAX_RULES)
      return err({ code: 'too-large', message: `A market holds at most ${MAX_RULES} rules.` })
    const changedAt = clock.now()
    const changed = { data: change.draft, changedAt }
    await tx.orm
      .insert(rule)
      .values({ tenant, market, ...key, ...changed })
      .onConflictDoUpdate({ target: [rule.tenant, rule.market, rule.kind, rule.subject], set: changed })
    await audit(tx, changedAt, 'rule.saved', marketKey)
    await noteChange(tx, marketKey, 'rules')
    return ok(toConsoleRule({ ...key, ...changed }))
  })
}

export async function removeRule(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  marketKey: MarketKey,
  subject: ConsoleSubject,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.orm.delete(rule).where(ruleOf(marketKey, keyOf(subject)))
    if (!rowCount) return
    await audit(tx, clock.now(), 'rule.removed', marketKey)
    await noteChange(tx, marketKey, 'rules')
  })
}
