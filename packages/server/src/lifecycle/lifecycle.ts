import type { Log } from '../log/index.js'

type Step = { readonly name: string; readonly stop: () => Promise<void> | void }

/**
 * Stops the parts of a process in the opposite order of their start. Each part is stopped even when another one fails.
 */
export type Lifecycle = {
  onStop(name: string, stop: Step['stop']): void
  /**
   * Registers work that runs before all stops and may take as long as it needs. Requests are still served meanwhile. It
   * is skipped at SIGINT, because a person at the terminal waits for the end.
   */
  onDrain(drain: () => Promise<void>): void
  /** Becomes true when a stop begins. From then on `/readyz` answers 503. */
  readonly stopping: boolean
  /** Stops the process's parts. Every further call waits for the same stop. */
  stop(): Promise<void>
  /** Stops at SIGTERM (after draining) and SIGINT (at once) and exits with code 0. A second signal exits at once. */
  listenToSignals(): void
}

/**
 * Makes the lifecycle of a process. Each stop may take `timeoutMs`, so that one that hangs does not hold up the others.
 */
export function createLifecycle(log: Log, { timeoutMs = 10_000 } = {}): Lifecycle {
  const steps: Step[] = []
  const drains: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  async function stopAll(drained: boolean) {
    if (drained) await Promise.all(drains.map((drain) => drain().catch((error: unknown) => logFailure(error, 'drain'))))
    for (const step of steps.reverse()) {
      try {
        await within(timeoutMs, step)
      } catch (error) {
        logFailure(error, step.name)
      }
    }
  }
  const logFailure = (error: unknown, step: string) => log.error({ err: error, step }, 'a part did not stop cleanly')

  const lifecycle: Lifecycle = {
    onStop: (name, stop) => void steps.push({ name, stop }),
    onDrain: (drain) => void drains.push(drain),
    get stopping() {
      return running !== undefined
    },
    stop: () => (running ??= stopAll(true)),
    listenToSignals() {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.on(signal, () => {
          if (running) process.exit(1)
          log.info({ signal }, 'stopping')
          running = stopAll(signal === 'SIGTERM')
          void running.then(() => process.exit(0))
        })
      }
    },
  }
  return lifecycle
}

async function within(timeoutMs: number, step: Step): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step.name} took longer than ${timeoutMs} ms to stop`)), timeoutMs)
  })
  try {
    await Promise.race([step.stop(), late])
  } finally {
    clearTimeout(timer)
  }
}
