/**
 * Returns exclusive locks like a browser's: one after another by name. A request that was aborted before its turn never
 * runs.
 */
export function browserLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request(name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<unknown>) {
      const run = (last.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted()
        return work()
      })
      last.set(
        name,
        run.catch(() => undefined),
      )
      return run
    },
  }
}
