type Running<T> = { users: number; readonly controller: AbortController; readonly result: Promise<T> }

/** Work that is done once for all who want the same at the same time, and given up when none of them waits any more. */
export type SharedWork<T> = {
  has(key: string): boolean
  /** The result, or undefined when the caller gave up first. */
  join(key: string, caller: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>
}

export function createSharedWork<T>(): SharedWork<T> {
  const works = new Map<string, Running<T>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => {
      if (works.get(key) === running) works.delete(key)
    })
    const running: Running<T> = { users: 0, controller, result }
    works.set(key, running)
    return running
  }

  return {
    has: (key) => works.has(key),
    join(key, caller, start) {
      if (caller.aborted) return Promise.resolve(undefined)
      const running = works.get(key) ?? begin(key, start)
      running.users += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          resolve(undefined)
          running.users -= 1
          if (running.users > 0) return
          // Whoever comes now begins anew: this work is already being given up.
          if (works.get(key) === running) works.delete(key)
          running.controller.abort()
        }
        caller.addEventListener('abort', leave, { once: true })
        running.result.then(resolve, reject).finally(() => caller.removeEventListener('abort', leave))
      })
    },
  }
}
