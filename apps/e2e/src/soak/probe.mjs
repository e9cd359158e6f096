// Loaded into the shop's process before its own code: writes a line of figures to SOAK_PROBE now and then.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY = Number(process.env.SOAK_EVERY)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
setInterval(() => {
  const lag = Math.round(delay.percentile(99) / 1e6)
  // What is still in use; the collector itself would count as lag.
  globalThis.gc?.()
  delay.reset()
  const { heapUsed, external } = process.memoryUsage()
  const line = { at: Date.now(), heap: heapUsed + external, lag, resources: process.getActiveResourcesInfo().length }
  appendFileSync(process.env.SOAK_PROBE, `${JSON.stringify(line)}\n`)
}, EVERY).unref()
