import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../log/index.js'
import { DatabaseAway } from './outage.js'
import { ownConnection } from './own-connection.js'

type Stillness = Pick<ReturnType<typeof monitorEventLoopDelay>, 'max' | 'reset' | 'disable'>

export type Watch = { readonly available: boolean; guard<T>(work: () => Promise<T>): Promise<T>; stop(): Promise<void> }

/** A connection that questions are asked on. */
export type Line = { ask(): Promise<unknown>; close(): Promise<void> }

type Options = {
  /** A new line within so many ms; fails with a message about a time-out when it takes longer. */
  readonly connect: (within: number) => Promise<Line>
  readonly log: Log
  /** When (by `performance.now`) another connection last had an answer. */
  readonly heard?: () => number
  /** How long (ns) our own process stood still at most since it was asked to forget. */
  readonly stillness?: Stillness
}

/** Pause between two questions while work waits, and the longest wait for an answer (ms): together under the second that R8 allows. */
const EVERY = 100
const ANSWER_WITHIN = 700
/** The pause while nobody waits: then the answer is only for who asks whether the service is ready. */
const AT_REST = 1_000
/** A question that is not answered for so long (ms) is asked again on a new connection: the old one may be cut. */
const GIVE_UP = 3_000
/** The first connection is made at the start, beside ten other things, and nobody waits for it (ms). */
const FIRST_WITHIN = 10_000
/** When our own process stood still this long (ms) meanwhile, a late answer says nothing about the database. */
const OWN_DELAY = 120

type Question = { readonly since: number; readonly answer: Promise<'answered' | 'late' | 'failed'> }

/**
 * Asks the database a question on a connection of its own. A refused connection shows itself; one that hangs (a frozen
 * server, a cut cable) would keep requests waiting, so they are let go when this question is not answered and no other
 * connection hears anything either. A question is asked as soon as work waits, so all of the time is left for its answer.
 */
// oxlint-disable-next-line max-lines-per-function -- one connection with its asking, failing and coming back
export async function createWatch({
  connect,
  log,
  heard = () => 0,
  stillness = ownStillness(),
}: Options): Promise<Watch> {
  let line: Line | undefined = await connect(FIRST_WITHIN)
  let available = true
  let stopped = false
  let asking = false
  let question: Question | undefined
  let timer: NodeJS.Timeout | undefined
  const waiting = new Set<(error: DatabaseAway) => void>()

  async function ask(): Promise<void> {
    if (!line) {
      const fresh = await connect(GIVE_UP)
      if (stopped) return fresh.close()
      line = fresh
    }
    await line.ask()
  }

  function drop(): void {
    void line?.close()
    line = undefined
    question = undefined
  }

  /** The question that is still open, so that an answer that comes late is heard; else a new one. */
  function current(): Question {
    if (question && performance.now() - question.since > GIVE_UP) drop()
    if (question) return question
    const fresh: Question = {
      since: performance.now(),
      answer: ask().then(
        () => 'answered' as const,
        // A new connection that takes too long is late like an answer; one that is refused is not.
        (error: unknown) => (error instanceof Error && /timeout/i.test(error.message) ? 'late' : 'failed'),
      ),
    }
    void fresh.answer.then(() => question === fresh && (question = undefined))
    return (question = fresh)
  }

  async function round(): Promise<void> {
    asking = true
    stillness.reset()
    const asked = performance.now()
    const outcome = await Promise.race([current().answer, patience()])
    asking = false
    if (stopped) return
    // Our own lateness may not be in the histogram yet: its clock stood still with us.
    const stood = Math.max(stillness.max / 1e6, performance.now() - asked - ANSWER_WITHIN)
    if (outcome === 'answered') set(true)
    else if (outcome === 'failed') {
      set(false)
      drop()
    } else if (stood <= OWN_DELAY && heard() < asked) set(false)
    plan(available && waiting.size === 0 ? AT_REST : EVERY)
  }

  function plan(within: number): void {
    clearTimeout(timer)
    timer = setTimeout(round, within)
    timer.unref()
  }

  function set(next: boolean): void {
    if (next !== available) log[next ? 'info' : 'error']({}, next ? 'the database is back' : 'the database is away')
    available = next
    if (next) return
    for (const reject of waiting) reject(new DatabaseAway())
    waiting.clear()
  }

  plan(AT_REST)
  return {
    get available() {
      return available
    },
    guard(work) {
      if (!available) return Promise.reject(new DatabaseAway())
      return new Promise((resolve, reject) => {
        if (waiting.size === 0 && !asking) plan(EVERY)
        waiting.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      stillness.disable()
      await line?.close()
    },
  }
}

function patience(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ANSWER_WITHIN).unref())
}

function ownStillness(): Stillness {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return histogram
}

/** A line to a Postgres: a connection that does nothing else. */
export async function openLine(url: string, within: number): Promise<Line> {
  const client = await ownConnection(url, 'klarsikt-watch', within)
  return { ask: () => client.query('select 1'), close: () => client.end().catch(() => undefined) }
}
