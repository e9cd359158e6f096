import { createHash } from 'node:crypto'
import type { ConsoleSubject } from '@klarsikt/contract/discovery/types'
import type { AdvisoryLock, Executor } from '@klarsikt/server/database'
import { desc } from 'drizzle-orm'
import { inMarket } from '../../database/conditions.js'
import { normalise } from '../../engine/analyser/fold.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { StoredRule } from './stored-rule.js'
import { rule } from './tables.js'

/** Lets one writer at a time change what a merchant decides of a market, also what has no row to lock yet. */
export const merchandisingLock = ({ tenant, market }: MarketKey): AdvisoryLock => ({
  id: 7_226_540,
  key: `${tenant} ${market}`,
})

/** A rule with what it is about, as the table holds it. */
export type RuleRow = Omit<typeof rule.$inferSelect, keyof MarketKey>

/** The form in which queries are compared: case, spacing and compatibility forms aside, every letter counts. */
export function comparable(query: string): string {
  return normalise(query).trim().replace(/\s+/g, ' ')
}

/** Where a rule is kept. */
export function keyOf(subject: ConsoleSubject): Pick<RuleRow, 'kind' | 'subject'> {
  return subject.kind === 'query'
    ? { kind: 'query', subject: comparable(subject.query) }
    : { kind: 'category', subject: subject.category_id }
}

/** Names a state of something that is saved as a whole. */
export function revisionOf(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('base64url').slice(0, 22)
}

/** Keys in order: the database gives them back in an order of its own. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** The rules of a market in memory: every search looks for one. */
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

/** Every rule of a market, the queries first. */
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
