import type { SynonymRule } from '@klarsikt/contract/discovery/types'

/** A rule while it is written: terms as typed, with commas between them. */
export type SynonymRow = {
  /** Tells rows apart while they move. */
  readonly id: number
  readonly kind: SynonymRule['kind']
  /** All terms of a two-way rule; what is typed, of a one-way rule. */
  readonly left: string
  /** What it also finds, of a one-way rule. */
  readonly right: string
  /** The saved rule as long as nobody has touched it: a term may hold a comma, which no row can say. */
  readonly saved: SynonymRule | null
}

export const MAX_TERMS = 50

export function termsOf(typed: string): string[] {
  const terms = typed.split(',').map((term) => term.trim().replace(/\s+/g, ' '))
  return [...new Set(terms.filter((term) => term !== ''))]
}

export function toRow(rule: SynonymRule, id: number): SynonymRow {
  const [left, right] = rule.kind === 'equal' ? [rule.terms, []] : [rule.from, rule.to]
  return { id, kind: rule.kind, left: left.join(', '), right: right.join(', '), saved: rule }
}

export function isEmpty(row: SynonymRow): boolean {
  return row.saved === null && row.left.trim() === '' && row.right.trim() === ''
}

/** The rule that a row says, or what it still lacks. */
export function toRule(row: SynonymRow): { readonly rule: SynonymRule } | { readonly problem: string } {
  if (row.saved) return { rule: row.saved }
  const [left, right] = [termsOf(row.left), termsOf(row.right)]
  const longest = Math.max(0, ...[...left, ...right].map((term) => term.length))
  if (left.length > MAX_TERMS || right.length > MAX_TERMS) return { problem: `At most ${MAX_TERMS} terms.` }
  if (longest > 200) return { problem: 'A term has at most 200 characters.' }
  if (row.kind === 'equal')
    return left.length < 2
      ? { problem: 'Write at least two terms with a comma between them.' }
      : { rule: { kind: 'equal', terms: left } }
  if (left.length === 0) return { problem: 'Write what shoppers type.' }
  if (right.length === 0) return { problem: 'Write what it should also find.' }
  return { rule: { kind: 'one-way', from: left, to: right } }
}

/** The whole rules among the rows: what can be tried already. */
export function rulesOf(rows: readonly SynonymRow[]): SynonymRule[] {
  return rows.flatMap((row) => {
    const read = toRule(row)
    return 'rule' in read ? [read.rule] : []
  })
}
