declare const oreBrand: unique symbol

/** Whole öre, the only unit that is calculated with. A plain number is not accepted where money is meant. */
export type Ore = number & { readonly [oreBrand]: 'Ore' }

/** No money. */
export const ZERO = 0 as Ore

/** Takes an integer number of öre, for example from a database column; anything else is a bug and throws. */
export function wholeOre(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of öre: ${amount}`)
  return (amount === 0 ? 0 : amount) as Ore
}

const KRONOR = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** Kronor (at most two decimals) as öre. Reads the decimal digits, so 1.15 is 115 and never 114.99999999999999. */
export function ore(kronor: number | string): Ore {
  const match = KRONOR.exec(String(kronor))
  if (!match) throw new RangeError(`Not an amount in kronor with at most two decimals: ${kronor}`)
  const [, sign, whole = '', decimals = ''] = match
  const amount = Number(whole + decimals.padEnd(2, '0'))
  return wholeOre(sign ? -amount : amount)
}

/** Öre as the number of kronor that goes on the wire; division is correctly rounded, so it prints two decimals at most. */
export function kronor(amount: Ore): number {
  return wholeOre(amount) / 100
}
