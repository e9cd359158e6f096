import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '@klarsikt/server/log'
import { type Backend, unavailable } from './backend.js'

type Started = { readonly handle: Backend; stop(): Promise<void> }

export type LazyBackend = {
  readonly handle: Backend
  /** Starts the part before the first request. Resolves when it has started or failed to start. */
  warm(): Promise<void>
  /** Becomes true after the first start, also after a failed one, because the shop works without this part. */
  readonly isSettled: boolean
  stop(): Promise<void>
}

/** Longest wait of a request for the start, in ms. */
const START_TIMEOUT_MS = 10_000

/** Makes a part of the shop that starts at its first request, so that the first page does not wait for it. */
export function lazyBackend({
  start,
  log,
  name,
}: {
  start: () => Promise<Started>
  log: Log
  name: string
}): LazyBackend {
  /** Leaves the context of the request that causes the start, because the started work belongs to no request. */
  const outside = AsyncLocalStorage.snapshot()
  let starting: Promise<Started> | undefined
  let stopped = false
  let isSettled = false

  const startOnce = () => start().finally(() => (isSettled = true))

  function begin(): Promise<Started> {
    starting ??= outside(startOnce).catch((error: unknown) => {
      log.error({ err: error, part: name }, 'a part of the shop could not start')
      starting = undefined
      throw error
    })
    return starting
  }

  return {
    async handle(request, environment) {
      if (stopped) return unavailable()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, START_TIMEOUT_MS, null)))
      try {
        const part = await Promise.race([begin().catch(() => null), late])
        return part ? await part.handle(request, environment) : unavailable()
      } finally {
        clearTimeout(timer)
      }
    },
    get isSettled() {
      return isSettled
    },
    async warm() {
      if (!stopped) await begin().catch(() => {})
    },
    async stop() {
      stopped = true
      const part = await starting?.catch(() => null)
      await part?.stop()
    },
  }
}
