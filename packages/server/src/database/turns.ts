/**
 * Lets work with the same key take turns, within this process: `places` of them go on at a time (one when left out), in the order of
 * asking, and what waits holds nothing but its place in the line.
 */
export type Turns = <T>(key: string, work: () => Promise<T>, places?: number) => Promise<T>

type Line = { going: number; readonly waiting: (() => void)[] }

export function createTurns(): Turns {
  const lines = new Map<string, Line>()
  return async (key, work, places = 1) => {
    const line = lines.get(key) ?? { going: 0, waiting: [] }
    lines.set(key, line)
    // Who ends hands the place over, so that nobody overtakes.
    if (line.going >= places) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.going += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else {
        line.going -= 1
        if (line.going === 0) lines.delete(key)
      }
    }
  }
}
