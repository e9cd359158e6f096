import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

export type Work = {
  readonly name: string
  readonly url: string
  readonly connections: number
  readonly requests: autocannon.Request[]
  readonly setupClient?: (client: autocannon.Client) => void
}

export type Measured = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpuMs: number
  readonly failed: number
}

const CLOCK_TICKS_PER_SECOND = 100

/** Processor time (ms) of processes and their children so far. On a shared machine it is fairer than a rate. */
export function cpuTime(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids.flatMap((one) => [one, ...children(one)])) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // The process ended meanwhile.
    }
  }
  return (ticks * 1000) / CLOCK_TICKS_PER_SECOND
}

function children(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

/** Processor time in a second below which a process is idle, and how long to wait for that. */
const IDLE_CPU_MS = 40
const IDLE_WITHIN_SECONDS = 60

/** Waits until deferred start-up work is done, because it would count as work of the first requests. */
export async function rested(pids: readonly number[]): Promise<void> {
  for (let [second, quiet] = [0, 0]; second < IDLE_WITHIN_SECONDS && quiet < 3; second += 1) {
    const before = cpuTime(pids)
    await sleep(1000)
    quiet = cpuTime(pids) - before < IDLE_CPU_MS ? quiet + 1 : 0
  }
}

/** Warms up, then loads the url for some seconds and measures. */
export async function measure(work: Work, pids: readonly number[], seconds = 6): Promise<Measured> {
  const { name: _, ...options } = work
  await autocannon({ ...options, duration: 2 })
  const before = cpuTime(pids)
  const result = await autocannon({ ...options, duration: seconds })
  const cpu = cpuTime(pids) - before
  const done = result['2xx']
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: done > 0 ? cpu / done : Number.NaN,
    failed: result.non2xx + result.errors,
  }
}
