/**
 * Dunning's log-likelihood ratio of two things occurring together: how surely it is more than chance, whatever their
 * frequencies. Counts may be decayed and so need not be whole. It is 0 when they occur together no more often than by
 * chance. 3.8 is the 5 % level of significance, 10.8 the 0.1 % level (chi-squared, one degree of freedom).
 */
export function logLikelihoodRatio(together: number, first: number, second: number, total: number): number {
  const k12 = Math.max(first - together, 0)
  const k21 = Math.max(second - together, 0)
  const k22 = Math.max(total - first - second + together, 0)
  const all = together + k12 + k21 + k22
  if (all === 0 || together * all <= first * second) return 0
  const rows = entropy(together + k12, k21 + k22)
  const columns = entropy(together + k21, k12 + k22)
  const cells = entropy(together, k12, k21, k22)
  return Math.max(0, 2 * (rows + columns - cells))
}

/** Entropy times the sum of the counts, in nats. */
function entropy(...counts: readonly number[]): number {
  const sum = counts.reduce((left, right) => left + right, 0)
  return xLogX(sum) - counts.reduce((left, count) => left + xLogX(count), 0)
}

function xLogX(x: number): number {
  return x > 0 ? x * Math.log(x) : 0
}
