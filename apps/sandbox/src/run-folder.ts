/** Pause in ms between two looks into a folder. The real systems take a day. */
const REST_MS = 5_000

/** Runs a simulator behind a folder. It looks into the folder from time to time, reports errors and goes on. */
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
