import { setTimeout as pause } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'

/** Simulators that can answer late. */
export const LATE_SIMULATORS = ['klarna', 'bankid', 'booking', 'sms', 'company-register', 'mail'] as const
type LateSimulator = (typeof LATE_SIMULATORS)[number]

export const LatencyRequest = z
  .object({
    simulator: z.enum(LATE_SIMULATORS),
    /** Half of the answers take longer than this (ms). */
    medianMs: z.number().positive().max(60_000),
    /** One answer in a hundred takes longer than this (ms). Without it every answer takes the median. */
    slowestHundredthMs: z.number().positive().max(60_000).optional(),
    /** The same seed gives the same delays in the same order. */
    seed: z.int().default(1),
  })
  .refine(({ medianMs, slowestHundredthMs = medianMs }) => slowestHundredthMs >= medianMs, 'Too fast a hundredth')
type LatencyRequest = z.infer<typeof LatencyRequest>

export type Latency = {
  set(request: LatencyRequest): void
  clear(): void
  /** Waits as long as the simulator's next answer takes. The wait ends when the caller closes the connection. */
  wait(simulator: LateSimulator, signal?: AbortSignal): Promise<void>
  /** Delays every answer of a simulator except those to tests. */
  middleware(simulator: LateSimulator): MiddlewareHandler
}

/** The slowest hundredth of a normal distribution lies this many standard deviations above its middle. */
const HUNDREDTH_DEVIATIONS = 2.326

type Rest = (ms: number, signal?: AbortSignal) => Promise<void>
const restFor: Rest = (ms, signal) => pause(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})

/**
 * Makes delays like those of a network. Their logarithm is normally distributed, so most answers come near the median
 * and a few take many times as long.
 */
export function createLatency(rest: Rest = restFor): Latency {
  const delays = new Map<LateSimulator, () => number>()
  const wait = async (simulator: LateSimulator, signal?: AbortSignal) => {
    const next = delays.get(simulator)
    if (next) await rest(next(), signal)
  }
  return {
    set({ simulator, medianMs, slowestHundredthMs = medianMs, seed }) {
      const draw = normalDraws(seed)
      const deviation = Math.log(slowestHundredthMs / medianMs) / HUNDREDTH_DEVIATIONS
      delays.set(simulator, () => medianMs * Math.exp(deviation * draw()))
    },
    clear: () => delays.clear(),
    wait,
    middleware: (simulator) => async (c, next) => {
      if (!c.req.path.includes('/__control')) await wait(simulator, c.req.raw.signal)
      await next()
    },
  }
}

/** Routes for tests and people to set delays. */
export function latencyRoutes(latency: Latency): Hono {
  return new Hono()
    .post('/latency', async (c) => {
      latency.set(LatencyRequest.parse(await c.req.json()))
      return c.json({ ok: true })
    })
    .post('/reset', (c) => {
      latency.clear()
      return c.json({ ok: true })
    })
}

/** Draws numbers from a standard normal distribution (Box and Muller). The same seed gives the same numbers. */
function normalDraws(seed: number): () => number {
  let state = seed
  // The generator of the MINSTD standard: 16,807 is a primitive root of the prime 2^31 - 1.
  const uniform = () => {
    state = ((Math.abs(state) || 1) * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
