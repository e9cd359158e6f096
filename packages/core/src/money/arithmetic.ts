import { type Ore, ZERO, wholeOre } from './ore.js'

/** The sum of any number of amounts. */
export function add(...amounts: readonly Ore[]): Ore {
  return sum(amounts)
}

/** The sum of a list of amounts; an empty list is zero. */
export function sum(amounts: Iterable<Ore>): Ore {
  let total = 0
  for (const amount of amounts) total += amount
  return wholeOre(total)
}

/** The first amount minus the second; may be negative. */
export function subtract(from: Ore, amount: Ore): Ore {
  return wholeOre(from - amount)
}

/** An amount a whole number of times. */
export function multiply(amount: Ore, times: number): Ore {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Not a whole number of times: ${times}`)
  return wholeOre(amount * times)
}

/** The same amount with the other sign. */
export function negate(amount: Ore): Ore {
  return wholeOre(-amount)
}

/** The smaller of two amounts. */
export function least(a: Ore, b: Ore): Ore {
  return a < b ? a : b
}

/** The amount, or zero when it is negative. */
export function atLeastZero(amount: Ore): Ore {
  return amount > 0 ? amount : ZERO
}

/** `amount * numerator / denominator` in whole öre, halves away from zero; exact also where a float product would not be. */
export function fraction(amount: Ore, numerator: number, denominator: number): Ore {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const rounded = Number((product * 2n + divisor) / (divisor * 2n))
  return wholeOre(amount < 0 ? -rounded : rounded)
}

/** A percentage of an amount in whole öre, halves away from zero. At most two decimals of a percent count. */
export function percentOf(amount: Ore, percent: number): Ore {
  return fraction(amount, Math.round(percent * 100), 10_000)
}
