import { createHash } from 'node:crypto'
import type { ConsoleSubject } from '@klarsikt/contract/discovery/types'
import type { AdvisoryLock, Executor } from '@klarsikt/server/database'
import { desc } from 'drizzle-orm'
import { inMarket } from '../../database/conditions.js'
import { normalise } from '../../engine/analyser/fold.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { StoredRule } from './stored-rule.js'
import { rule } from './tables.js'

/** Lets one writer at a time change a market's merchandising. Row locks are not enough, because a new rule has no row yet. */
export const merchandisingLock = ({ tenant, market }: MarketKey): AdvisoryLock => ({
  id: 7_226_540,
  key: `${tenant} ${market}`,
})

export type RuleRow = Omit<typeof rule.$inferSelect, keyof MarketKey>

/**
 * The form in which queries are compared: case, spaces and compatibility forms are ignored, but every letter counts.
 */
export function comparable(query: string): string {
  return normalise(query).trim().replace(/\s+/g, ' ')
}

/** The key of the row that holds a rule. */
export function keyOf(subject: ConsoleSubject): Pick<RuleRow, 'kind' | 'subject'> {
  return subject.kind === 'query'
    ? { kind: 'query', subject: comparable(subject.query) }
    : { kind: 'category', subject: subject.category_id }
}

/** A digest of data that is saved as a whole; a writer sends it back to show which state it has seen. */
export function revisionOf(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('base64url').slice(0, 22)
}

/** JSON with sorted keys, because the database may return keys in another order. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** The rules of a market in memory, because every search looks for one. */
export class MarketRules {
  readonly #rules: ReadonlyMap<string, StoredRule>

  constructor(rows: readonly Pick<RuleRow, 'kind' | 'subject' | 'data'>[]) {
    this.#rules = new Map(rows.map(({ kind, subject, data }) => [`${kind} ${subject}`, data]))
  }

  ofQuery(query: string): StoredRule | null {
    return this.#rules.size === 0 ? null : (this.#rules.get(`query ${comparable(query)}`) ?? null)
  }

  ofCategory(id: string): StoredRule | null {
    return this.#rules.get(`category ${id}`) ?? null
  }
}

/** All rules of a market, those of queries first. */
export function readRuleRows({ orm }: Executor, marketKey: MarketKey): Promise<readonly RuleRow[]> {
  const { kind, subject, data, changedAt } = rule
  return orm
    .select({ kind, subject, data, changedAt })
    .from(rule)
    .where(inMarket(rule, marketKey))
    .orderBy(desc(kind), subject)
}

export async function readRules(executor: Executor, marketKey: MarketKey): Promise<MarketRules> {
  return new MarketRules(await readRuleRows(executor, marketKey))
}
