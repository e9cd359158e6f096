// Loaded into the shop's process before its own code. Writes a line of figures to SOAK_PROBE at intervals.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY = Number(process.env.SOAK_EVERY)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
setInterval(() => {
  const lag = Math.round(delay.percentile(99) / 1e6)
  // Collects garbage first, so that only memory in use counts. The delay is reset after it, because the collection
  // blocks the event loop.
  globalThis.gc?.()
  delay.reset()
  const { heapUsed, external } = process.memoryUsage()
  const line = { at: Date.now(), heap: heapUsed + external, lag, resources: process.getActiveResourcesInfo().length }
  appendFileSync(process.env.SOAK_PROBE, `${JSON.stringify(line)}\n`)
}, EVERY).unref()
