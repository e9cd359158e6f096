/** How long a stand-in rests between two looks into its folder (ms); the real one takes a day. */
const REST_MS = 5_000

/** A stand-in behind a folder, as a process of its own: it looks by itself. What it cannot read it tells, and goes on. */
export function runFolder(standIn: { work(): Promise<void> }, onError?: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const look = (): void => {
    working = standIn
      .work()
      .catch((error: unknown) => onError?.(error))
      .then(() => {
        timer = timer && setTimeout(look, REST_MS)
      })
  }
  return {
    start(): void {
      timer = setTimeout(look, REST_MS)
    },
    async stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      await working
    },
  }
}
