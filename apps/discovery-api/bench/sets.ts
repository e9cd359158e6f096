import type { Language, SynonymRule } from '../src/engine/engine.js'
import type { ProductRecord } from '../src/engine/record.js'

/** A query with the judged worth of products for it, 0 to 1; products not named are worth 0. */
export type JudgedQuery = {
  readonly query: string
  readonly class?: string
  readonly asYouType?: boolean
  readonly gains: Readonly<Record<string, number>>
}

export type RelevanceSet = {
  readonly name: string
  readonly language: Language
  readonly synonyms: readonly SynonymRule[]
  readonly records: readonly ProductRecord[]
  readonly queries: readonly JudgedQuery[]
}

/** Normalised discounted cumulative gain of the first ten products; null when no product is worth anything. */
export function ndcg10({ gains }: JudgedQuery, ids: readonly string[]): number | null {
  const sum = (values: readonly number[]): number =>
    values.slice(0, 10).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0)
  const ideal = sum(Object.values(gains).sort((a, b) => b - a))
  return ideal === 0 ? null : sum(ids.map((id) => gains[id] ?? 0)) / ideal
}

/** Share of the worthy products among the first hundred; null when no product is worth anything. */
export function recall100({ gains }: JudgedQuery, ids: readonly string[]): number | null {
  const worthy = Object.keys(gains).filter((id) => (gains[id] ?? 0) > 0)
  if (worthy.length === 0) return null
  const found = new Set(ids.slice(0, 100))
  return worthy.filter((id) => found.has(id)).length / Math.min(100, worthy.length)
}

export const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** The value below which the share `at` of the values lies. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN
}
