/**
 * Lets work with the same key take turns within this process. At most `places` of it (default 1) run at a time, in the
 * order of the calls. Waiting work holds no connection.
 */
export type Turns = <T>(key: string, work: () => Promise<T>, places?: number) => Promise<T>

type Line = { going: number; readonly waiting: (() => void)[] }

export function createTurns(): Turns {
  const lines = new Map<string, Line>()
  return async (key, work, places = 1) => {
    const line = lines.get(key) ?? { going: 0, waiting: [] }
    lines.set(key, line)
    // Work that ends hands its turn to the next in line, so that later work cannot overtake it.
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
