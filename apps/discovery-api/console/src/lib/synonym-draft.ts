import type { SynonymRule } from '@klarsikt/contract/discovery/types'

/** A synonym rule as edited: terms in one text, separated by commas. */
export type SynonymRow = {
  /** Identifies the row while rows move. */
  readonly id: number
  readonly kind: SynonymRule['kind']
  /** All terms of a two-way rule; of a one-way rule the terms that shoppers type. */
  readonly left: string
  /** Of a one-way rule, the terms that are found too. */
  readonly right: string
  /** The saved rule until the row is edited. A saved term may contain a comma, which edited rows cannot express. */
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

export function rulesOf(rows: readonly SynonymRow[]): SynonymRule[] {
  return rows.flatMap((row) => {
    const read = toRule(row)
    return 'rule' in read ? [read.rule] : []
  })
}
