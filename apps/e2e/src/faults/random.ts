import { randomInt } from 'node:crypto'

/** The seed of this run. `DRILL_SEED` repeats the choices of an earlier run. */
export const DRILL_SEED = Number(process.env['DRILL_SEED'] ?? randomInt(2 ** 31))

export type Random = {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** A seed for a program with its own random choices, such as the sandbox. */
  seed(): number
}

/** Mulberry32: the same seed gives the same choices, whatever drill ran before. */
export function createRandom(seed = DRILL_SEED): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (list) => list[below(list.length)] ?? list[0], seed: () => below(2 ** 31) }
}
