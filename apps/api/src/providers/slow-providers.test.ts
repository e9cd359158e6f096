import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { fixedClock } from '@klarsikt/server/clock'
import { silentLog } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProviders, PROVIDER_CALLS } from './testing/provider-calls.js'

/** Answer time on a bad day, in ms: slow, but within the deadline. */
const SLOW_MS = 3_000
const NOW = '2026-11-02T09:00:00Z'

let sandbox: RunningSandbox
const asked = new Map<string, Promise<{ readonly ok: boolean } | undefined>>()
beforeAll(async () => {
  sandbox = await startSandboxServer({ clock: fixedClock(NOW) })
  for (const simulator of ['klarna', 'bankid', 'booking', 'sms', 'company-register', 'mail']) {
    const body = JSON.stringify({ simulator, medianMs: SLOW_MS })
    const answer = await fetch(`${sandbox.url}/__control/latency`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`${simulator} is not made late: ${answer.status}`)
  }
  // All calls run at once. Each has new providers, which have no token yet.
  for (const [name, call] of Object.entries(PROVIDER_CALLS))
    asked.set(name, Promise.resolve(call(openProviders(sandbox, { clock: fixedClock(NOW), log: silentLog }))))
})
afterAll(() => sandbox.stop())

it.each(Object.keys(PROVIDER_CALLS))('after three seconds %s: it is slow, and not away', async (name) => {
  expect(await asked.get(name)).toMatchObject({ ok: true })
})
