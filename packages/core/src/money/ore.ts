declare const oreBrand: unique symbol

/** An amount in whole öre, the only unit for calculations. The type keeps plain numbers out. */
export type Ore = number & { readonly [oreBrand]: 'Ore' }

export const ZERO = 0 as Ore

/** Marks an integer as öre, for example one from a database. Throws for anything else. */
export function wholeOre(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of öre: ${amount}`)
  return (amount === 0 ? 0 : amount) as Ore
}

const KRONOR = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Converts kronor with at most two decimals to öre, by their digits: 1.15 gives 115 and never 114.99999999999999.
 * Throws for other input.
 */
export function ore(kronor: number | string): Ore {
  const match = KRONOR.exec(String(kronor))
  if (!match) throw new RangeError(`Not an amount in kronor with at most two decimals: ${kronor}`)
  const [, sign, whole = '', decimals = ''] = match
  const amount = Number(whole + decimals.padEnd(2, '0'))
  return wholeOre(sign ? -amount : amount)
}

/** Converts öre to kronor for the API. The division is rounded correctly, so the result has at most two decimals. */
export function kronor(amount: Ore): number {
  return wholeOre(amount) / 100
}
