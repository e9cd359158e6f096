/**
 * Runs work of one name one after another, in all tabs of the shop, in the order in which it was asked for. What is aborted
 * while it waits is never run. A browser without locks (a page without HTTPS) runs it at once.
 */
export function inOrder<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  return locks ? (locks.request(name, { signal }, work) as Promise<T>) : work()
}
