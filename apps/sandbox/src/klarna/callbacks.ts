import { createHash } from 'node:crypto'

/** A message to the merchant. It comes at least once, unsigned and in any order. */
export type Callback = {
  id: number
  kind: 'authorization' | 'status_update' | 'notification'
  url: string
  body: unknown
  attempts: number
  /** Status of the last attempt. 0 means no answer, and null means no attempt. */
  lastStatus: number | null
}

export type CallbackPlan = {
  /**
   * `send` sends callbacks at once, `hold` queues them until they are released, and `off` never sends them by itself.
   */
  mode: 'send' | 'hold' | 'off'
  /** Number of times that each callback is sent. */
  copies: number
  /** Wait before sending in ms. */
  delayMs: number
}

export const DEFAULT_PLAN: CallbackPlan = { mode: 'send', copies: 1, delayMs: 0 }

export type SendOptions = {
  which: 'held' | 'all'
  copies: number
  order: 'first' | 'reverse' | 'shuffle'
  /** Seed of a shuffle, so that the same order can be repeated. */
  seed: number
}

export type Callbacks = {
  push(kind: Callback['kind'], url: string | null | undefined, body: unknown): void
  plan(change: Partial<CallbackPlan>): CallbackPlan
  /** Sends held or all callbacks now, each `copies` times. Returns the statuses of the answers. */
  send(options: SendOptions): Promise<number[]>
  list(): Callback[]
  /** Resolves when no callback is pending. */
  idle(): Promise<void>
  clear(): void
  stop(): void
}

const ANSWER_LIMIT_MS = 3_000
const RETRIES = 3

type Postman = {
  /** Makes one attempt. Returns the status, or 0 when there was no answer. */
  post(callback: Callback): Promise<number>
  /** Sends by the plan, and again after no answer or a server error. */
  deliver(callback: Callback, plan: CallbackPlan): Promise<void>
}

function createPostman(stop: AbortSignal, retryMs: number): Postman {
  async function post(callback: Callback): Promise<number> {
    callback.attempts += 1
    try {
      const answer = await fetch(callback.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(callback.body),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_LIMIT_MS), stop]),
      })
      await answer.arrayBuffer()
      callback.lastStatus = answer.status
    } catch {
      callback.lastStatus = 0
    }
    return callback.lastStatus
  }
  return {
    post,
    async deliver(callback, { copies, delayMs }) {
      if (delayMs) await pause(delayMs, stop)
      for (let copy = 0; copy < copies; copy += 1) {
        for (let attempt = 0; attempt <= RETRIES && !stop.aborted; attempt += 1) {
          const status = await post(callback)
          // A refusal is an answer. Only no answer and server errors are tried again.
          if (status > 0 && status < 500) break
          if (attempt < RETRIES) await pause(retryMs, stop)
        }
      }
    },
  }
}

export function createCallbacks(retryMs = 1_000): Callbacks {
  let sent: Callback[] = []
  let held: Callback[] = []
  let plan = { ...DEFAULT_PLAN }
  let nextId = 1
  const stopping = new AbortController()
  const postman = createPostman(stopping.signal, retryMs)
  const underWay = new Set<Promise<unknown>>()

  function track(work: Promise<unknown>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  return {
    push(kind, url, body) {
      if (!url) return
      const callback: Callback = { id: nextId++, kind, url, body, attempts: 0, lastStatus: null }
      sent.push(callback)
      if (plan.mode === 'hold') held.push(callback)
      if (plan.mode === 'send') track(postman.deliver(callback, plan))
    },
    plan: (change) => (plan = { ...plan, ...change }),
    async send({ which, copies, order, seed }) {
      const chosen = (which === 'held' ? held : sent).flatMap((one) => Array.from({ length: copies }, () => one))
      held = []
      const statuses: number[] = []
      for (const callback of arranged(chosen, order, seed)) statuses.push(await postman.post(callback))
      return statuses
    },
    list: () => sent.map((one) => ({ ...one })),
    async idle() {
      while (underWay.size) await Promise.allSettled(underWay)
    },
    clear() {
      sent = []
      held = []
      plan = { ...DEFAULT_PLAN }
    },
    stop: () => stopping.abort(),
  }
}

function arranged<T>(list: T[], order: SendOptions['order'], seed: number): T[] {
  if (order === 'reverse') return list.toReversed()
  if (order === 'first') return list
  const place = (index: number) => createHash('sha256').update(`${seed}:${index}`).digest('hex')
  return list
    .map((item, index) => ({ item, place: place(index) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item)
}

/** Waits, or ends early when the signal fires. It never throws. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
