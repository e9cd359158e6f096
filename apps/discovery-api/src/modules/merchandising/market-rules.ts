import { createHash } from 'node:crypto'
import type { ConsoleSubject } from '@klarsikt/contract/discovery/types'
import type { Executor } from '@klarsikt/server/database'
import { normalise } from '../../engine/analyser/fold.js'
import type { StoredRule } from './stored-rule.js'

type Place = { readonly tenant: string; readonly market: string }

/** A rule with what it is about, as the tables hold it. */
export type RuleRow = {
  readonly kind: 'query' | 'category'
  readonly subject: string
  readonly data: StoredRule
  readonly changed_at: Date
}

/** The form in which queries are compared: case, spacing and compatibility forms aside, every letter counts. */
export function comparable(query: string): string {
  return normalise(query).trim().replace(/\s+/g, ' ')
}

/** Where a rule is kept. */
export function keyOf(subject: ConsoleSubject): { readonly kind: 'query' | 'category'; readonly subject: string } {
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
export async function readRuleRows(executor: Executor, { tenant, market }: Place): Promise<readonly RuleRow[]> {
  const { rows } = await executor.query<RuleRow>({
    text: `select kind, subject, data, changed_at from discovery.rule where tenant = $1 and market = $2
           order by kind desc, subject`,
    values: [tenant, market],
  })
  return rows
}

export async function readRules(executor: Executor, place: Place): Promise<MarketRules> {
  return new MarketRules(await readRuleRows(executor, place))
}
