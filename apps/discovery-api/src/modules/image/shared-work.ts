type Running<T> = { users: number; readonly controller: AbortController; readonly result: Promise<T> }

/** Work that callers with the same key share. It is aborted when no caller waits any more. */
export type SharedWork<T> = {
  has(key: string): boolean
  /** The result; undefined when the caller gave up first. */
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
          // This work is being aborted, so a later caller must start it again.
          if (works.get(key) === running) works.delete(key)
          running.controller.abort()
        }
        caller.addEventListener('abort', leave, { once: true })
        running.result.then(resolve, reject).finally(() => caller.removeEventListener('abort', leave))
      })
    },
  }
}
