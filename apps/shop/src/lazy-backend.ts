import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '@klarsikt/server/log'
import { type Backend, unavailable } from './backend.js'

type Started = { readonly handle: Backend; stop(): Promise<void> }

export type LazyBackend = {
  readonly handle: Backend
  /** Starts it before the first request; fulfilled when it has started, or could not. */
  warm(): Promise<void>
  /** False until it has been started once; also one that could not start counts, since the shop does without it. */
  readonly isSettled: boolean
  stop(): Promise<void>
}

/** Longest that a request waits for the start. */
const START_TIMEOUT_MS = 10_000

/** A part of the shop that starts when it is asked for the first time, so that the first page does not wait for it. */
export function lazyBackend({
  start,
  log,
  name,
}: {
  start: () => Promise<Started>
  log: Log
  name: string
}): LazyBackend {
  /** What it starts belongs to no request, though one may have asked for it. */
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
