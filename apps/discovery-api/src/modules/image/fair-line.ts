type Waiting = { readonly go: () => void }

type Limits = {
  readonly atOnce: number
  /** Tasks of one owner that run at once. */
  readonly ofOwner: number
}

/** Runs a few tasks at once, and gives owners turns, so that slow tasks of one owner do not delay those of others. */
export type FairLine = {
  waiting(owner: string): number
  /** Runs the task in its turn; rejects with the signal's reason when that aborts first. */
  run<T>(owner: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export function createFairLine({ atOnce, ofOwner }: Limits): FairLine {
  /** By owner; the owner whose turn is next comes first. */
  const queues = new Map<string, Set<Waiting>>()
  const running = new Map<string, number>()
  let total = 0

  function letIn(): void {
    for (const [owner, queue] of queues) {
      if (total >= atOnce) return
      const [first] = queue
      if (!first || (running.get(owner) ?? 0) >= ofOwner) continue
      queue.delete(first)
      queues.delete(owner)
      if (queue.size > 0) queues.set(owner, queue)
      start(owner)
      first.go()
    }
  }
  function start(owner: string): void {
    total += 1
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }
  function end(owner: string): void {
    total -= 1
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    letIn()
  }

  function turn(owner: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(owner) ?? new Set()
      const giveUp = () => {
        queue.delete(one)
        if (queue.size === 0 && queues.get(owner) === queue) queues.delete(owner)
        reject(signal.reason as Error)
      }
      const one: Waiting = {
        go() {
          signal.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      queue.add(one)
      queues.set(owner, queue)
      letIn()
    })
  }

  return {
    waiting: (owner) => queues.get(owner)?.size ?? 0,
    async run(owner, signal, work) {
      signal.throwIfAborted()
      await turn(owner, signal)
      try {
        return await work()
      } finally {
        end(owner)
      }
    },
  }
}
