import { percentile } from '../faults/drill.js'
import type { Tally } from './customers.js'
import { growth, settled } from './growth.js'
import { type Figure, FIGURES, LIMITS, type Replica } from './replicas.js'

/**
 * Milliseconds by which the shop's event loop may be later than this nearly idle program's, each as the median of p99.
 */
const LAG_MS = 150
/** Failed requests with a status below 500 that are allowed in a thousand: payments that are still pending. */
const ERRORS_PER_THOUSAND = 0.5

/** Prints how much each figure has grown. Returns the broken limits. */
export function judge(tally: Tally, replicas: readonly Replica[], ownLag: readonly number[]): readonly string[] {
  const broken = judgeAnswers(tally)
  for (const [index, replica] of replicas.entries()) {
    const name = `replica ${index + 1}`
    for (const figure of FIGURES) broken.push(...judgeFigure(name, figure, replica))
    const late = settled(replica.series.lag).map(({ value }) => value)
    const lag = percentile(late, 0.5)
    const ours = percentile(ownLag, 0.5)
    console.log(`${name}: event loop late by ${lag} ms (p99; this program ${ours} ms, bar ${LAG_MS} above)`)
    if (lag > ours + LAG_MS) broken.push(`the event loop of ${name} is ${lag} ms late`)
  }
  return broken
}

function judgeAnswers({ errors, serverErrors, requests }: Tally): string[] {
  const broken: string[] = []
  for (const [text, times] of errors) console.log(`${times} times: ${text}`)
  const failed = [...errors.values()].reduce((sum, times) => sum + times, 0)
  if (serverErrors > 0) broken.push(`${serverErrors} of ${requests} answers were a 5xx`)
  if (failed * 1000 > ERRORS_PER_THOUSAND * requests) broken.push(`${failed} of ${requests} requests failed`)
  return broken
}

function judgeFigure(name: string, figure: Figure, { series }: Replica): string[] {
  const { most, share } = LIMITS[figure]
  const warm = settled(series[figure])
  const { perHour, total } = growth(warm)
  const first = warm[0]?.value ?? 0
  const bar = Math.max(most, share * first)
  const line = `${name}: ${figure} ${Math.round(first)} -> ${Math.round(warm.at(-1)?.value ?? 0)}, ${total.toFixed(1)} in the warm two thirds of the run (bar ${bar.toFixed(0)}), ${perHour.toFixed(1)} an hour`
  console.log(line)
  return total > bar ? [line] : []
}
