import { type Ore, ZERO, wholeOre } from './ore.js'

/** Returns the sum of its arguments. */
export function add(...amounts: readonly Ore[]): Ore {
  return sum(amounts)
}

/** Returns the sum of amounts; zero if there are none. */
export function sum(amounts: Iterable<Ore>): Ore {
  let total = 0
  for (const amount of amounts) total += amount
  return wholeOre(total)
}

/** Returns the first amount minus the second, which may be negative. */
export function subtract(from: Ore, amount: Ore): Ore {
  return wholeOre(from - amount)
}

/** Multiplies an amount by a whole number. Throws for another number. */
export function multiply(amount: Ore, times: number): Ore {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Not a whole number of times: ${times}`)
  return wholeOre(amount * times)
}

/** Returns the amount with the opposite sign. */
export function negate(amount: Ore): Ore {
  return wholeOre(-amount)
}

/** Returns the smaller amount. */
export function least(a: Ore, b: Ore): Ore {
  return a < b ? a : b
}

/** Returns the amount, or zero if it is negative. */
export function atLeastZero(amount: Ore): Ore {
  return amount > 0 ? amount : ZERO
}

/** Returns `amount * numerator / denominator` in whole öre, halves away from zero, exact where floats are not. */
export function fraction(amount: Ore, numerator: number, denominator: number): Ore {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const rounded = Number((product * 2n + divisor) / (divisor * 2n))
  return wholeOre(amount < 0 ? -rounded : rounded)
}

/** Returns a percentage in whole öre, with halves rounded away from zero. Of `percent`, two decimals count. */
export function percentOf(amount: Ore, percent: number): Ore {
  return fraction(amount, Math.round(percent * 100), 10_000)
}
