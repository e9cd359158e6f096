import type { FieldTests } from './filters.js'

/** Products that the query finds. `fails` has, by product, one bit for each field whose filters it fails; null without filters. */
export type Candidates = { readonly docs: Uint32Array; readonly fails: Uint32Array | null }

export function testAll(docs: Uint32Array, fields: readonly FieldTests[]): Candidates {
  if (fields.length === 0) return { docs, fails: null }
  const fails = new Uint32Array(docs.length)
  for (const { bit, tests } of fields)
    for (const test of tests)
      for (let at = 0; at < docs.length; at += 1) if (!test(docs[at] ?? 0)) fails[at] = (fails[at] ?? 0) | bit
  return { docs, fails }
}

/** The candidates that meet all filters, except those on the fields in `ignored`. */
export function passing({ docs, fails }: Candidates, ignored = 0): Uint32Array {
  if (fails === null) return docs
  const passed = new Uint32Array(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at += 1) {
    passed[count] = docs[at] ?? 0
    count += Number(((fails[at] ?? 0) & ~ignored) === 0)
  }
  return passed.subarray(0, count)
}
