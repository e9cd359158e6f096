/**
 * Measures the calls of each provider while its simulator answers as on a bad day: `pnpm bench:providers`. Prints p50,
 * p95 and p99 by call and the number of timeouts, which the deadlines in providers/deadlines build on.
 */
import { Console } from 'node:console'
import { startSandboxServer } from '@klarsikt/sandbox'
import { fixedClock } from '@klarsikt/server/clock'
import { silentLog } from '@klarsikt/server/testing'
import { openProviders, PROVIDER_CALLS } from '../providers/testing/provider-calls.js'

const CALLERS = 10
const CALLS_EACH = 20
/** Answer times on a bad day, in ms: half stay quick, the slowest hundredths are from providers/deadlines. */
const BAD_DAY = [
  { simulator: 'klarna', medianMs: 500, slowestHundredthMs: 5_000 },
  { simulator: 'bankid', medianMs: 400, slowestHundredthMs: 4_000 },
  { simulator: 'booking', medianMs: 400, slowestHundredthMs: 4_000 },
  { simulator: 'company-register', medianMs: 400, slowestHundredthMs: 4_000 },
  { simulator: 'sms', medianMs: 500, slowestHundredthMs: 10_000 },
  { simulator: 'mail', medianMs: 1_000, slowestHundredthMs: 15_000 },
] as const

const clock = fixedClock('2026-11-02T09:00:00Z')
const sandbox = await startSandboxServer({ clock })
for (const day of BAD_DAY)
  await fetch(`${sandbox.url}/__control/latency`, { method: 'POST', body: JSON.stringify(day) })

const rows: Record<string, object> = {}
const measure = async ([name, call]: [string, (typeof PROVIDER_CALLS)[keyof typeof PROVIDER_CALLS]]) => {
  const times: number[] = []
  let givenUp = 0
  const askInTurn = async () => {
    // Each series has its own connections, because few connections use a mail server at once.
    const providers = openProviders(sandbox, { clock, log: silentLog })
    for (let at = 0; at < CALLS_EACH; at += 1) {
      const started = performance.now()
      const answer = await call(providers)
      times.push(performance.now() - started)
      if (!answer?.ok) givenUp += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, askInTurn))
  times.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  rows[name] = { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), calls: times.length, givenUp }
}
await Promise.all(Object.entries(PROVIDER_CALLS).map(measure))
new Console(process.stdout).table(rows)
await sandbox.stop()
process.exit(0)
