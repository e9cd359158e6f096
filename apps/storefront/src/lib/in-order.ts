/**
 * Runs work with the same name one after another, in all tabs of the shop, in the order of the calls. Work that is
 * aborted while it waits never runs. A browser without locks, such as on a page without HTTPS, runs it at once.
 */
export function inOrder<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  return locks ? (locks.request(name, { signal }, work) as Promise<T>) : work()
}
