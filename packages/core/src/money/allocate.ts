import { type Ore, ZERO, wholeOre } from './ore.js'

/**
 * Splits an amount by weights into parts that sum to it exactly (largest remainder method). Of equal remainders the
 * first gets the öre. Throws for negative or fractional weights, and if all are zero but the amount is not.
 */
export function allocate(total: Ore, weights: readonly number[]): Ore[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights must be whole numbers that are not negative')
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('Nothing to split an amount over')
    return weights.map(() => ZERO)
  }
  const whole = BigInt(Math.abs(total))
  const shares = weights.map((weight, index) => {
    const product = whole * BigInt(weight)
    return { index, part: product / sum, remainder: product % sum }
  })
  let left = whole - shares.reduce((all, share) => all + share.part, 0n)
  for (const share of [...shares].sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)) {
    if (left === 0n) break
    share.part += 1n
    left -= 1n
  }
  return shares.map(({ part }) => wholeOre(total < 0 ? -Number(part) : Number(part)))
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
