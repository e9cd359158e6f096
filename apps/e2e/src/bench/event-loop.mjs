// Loaded into the shop's process before its own code. Writes the longest delay of the event loop, in ms, to
// BENCH_EVENT_LOOP.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
setInterval(() => {
  appendFileSync(process.env.BENCH_EVENT_LOOP, `${JSON.stringify({ at: Date.now(), longest: delay.max / 1e6 })}\n`)
  delay.reset()
}, 250).unref()
