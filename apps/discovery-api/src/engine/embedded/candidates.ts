import type { FieldTests } from './filters.js'

/** Products that the query finds, each with a bit for every field whose filters it fails. */
export type Candidates = {
  readonly docs: Uint32Array
  readonly fails: Uint32Array
  readonly count: number
  /** There was nothing to fail. */
  readonly untested: boolean
}

/** `none` holds as many zeros as there are products. */
export function testAll(
  docs: Uint32Array,
  count: number,
  fields: readonly FieldTests[],
  none: Uint32Array,
): Candidates {
  if (fields.length === 0) return { docs, fails: none, count, untested: true }
  const fails = new Uint32Array(count)
  for (const { bit, tests } of fields) {
    for (const test of tests) {
      for (let at = 0; at < count; at += 1) if (!test(docs[at] ?? 0)) fails[at] = (fails[at] ?? 0) | bit
    }
  }
  return { docs, fails, count, untested: false }
}

/** Those that meet all filters; those on the field of `lifted` do not matter. */
export function passing({ docs, fails, count, untested }: Candidates, lifted = 0): Uint32Array {
  if (untested) return docs.subarray(0, count)
  const kept = new Uint32Array(count)
  const asked = ~lifted
  let size = 0
  for (let at = 0; at < count; at += 1) {
    if (((fails[at] ?? 0) & asked) !== 0) continue
    kept[size] = docs[at] ?? 0
    size += 1
  }
  return kept.subarray(0, size)
}
