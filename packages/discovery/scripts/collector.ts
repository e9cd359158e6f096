import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDiscovery, type Environment } from '@klarsikt/discovery'

/** Tests the built package with a real garbage collector: `tsx --expose-gc scripts/collector.ts`. */
const ANSWER_COUNT = 20
const MEBIBYTE = 2 ** 20

const { gc } = globalThis
assert.ok(gc, 'Run with --expose-gc')

/** Collects garbage and then lets finalization callbacks run, which are tasks of their own. */
async function collect(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    gc?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const heap = () => process.memoryUsage().heapUsed / MEBIBYTE

const timers: { readonly ms: number; readonly run: () => void }[] = []
let calls = 0
const outside: Partial<Environment> = {
  wait(ms, run) {
    timers.push({ ms, run })
    return () => undefined
  },
  location: {
    href: () => 'https://shop.test/',
    state: () => null,
    go: () => undefined,
    remember: () => undefined,
    leave: () => undefined,
    openTab: () => undefined,
    scrollToTop: () => undefined,
    listen: () => () => undefined,
  },
  // The parsed array takes about 2 MiB.
  fetch() {
    calls++
    const displays = Array.from({ length: 250_000 }, (_, index) => index + 0.5)
    return Promise.resolve(Response.json({ n_hits: 1, displays, sorts: [], filters: [], search_request_id: 'r' }))
  },
}
const shop = createDiscovery({ tenant: 'shop', market: 'se', locale: 'sv-SE', apiUrl: 'https://api.test' }, outside)
const paramsFor = (index: number) => ({ query: `query ${index}`, filters: [], sort: null, limit: 20 })
const searches = Array.from({ length: ANSWER_COUNT }, (_, index) => paramsFor(index))
// These two are functions of their own, because a suspended function may keep the last value that it used.
async function askAll(): Promise<void> {
  for (const params of searches) await shop.api.results(params)
}
function fireTimers(): number[] {
  const due = timers.splice(0)
  for (const { run } of due) run()
  return due.map(({ ms }) => ms)
}
const known = () => searches.filter((params) => shop.api.knownResults(params)).length

await test(`${ANSWER_COUNT} of ${ANSWER_COUNT} answers are collected after a minute, and their memory returns [WNET-010]`, async () => {
  // The first call makes lasting objects that do not belong to the cache, so it comes before the measurement.
  await shop.api.results(paramsFor(-1))
  fireTimers()
  await collect()
  const before = heap()
  await askAll()
  await collect()
  const full = heap()
  assert.equal(known(), ANSWER_COUNT, 'answers are held for the first minute')
  assert.ok(
    full - before > ANSWER_COUNT,
    `the heap grows with the answers: ${before.toFixed(0)} to ${full.toFixed(0)} MiB`,
  )

  assert.deepEqual(new Set(fireTimers()), new Set([60_000]))
  await collect()
  const after = heap()
  console.log(`heap: ${before.toFixed(0)} MiB empty, ${full.toFixed(0)} with answers, ${after.toFixed(0)} collected`)
  assert.equal(known(), 0, 'every answer is collected')
  assert.ok(after - before < (full - before) / 10, `the heap returns: ${after.toFixed(0)} MiB`)

  await shop.api.results(paramsFor(0))
  assert.equal(calls, ANSWER_COUNT + 2, 'and the next search asks the service again')
})
