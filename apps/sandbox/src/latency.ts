import { setTimeout as pause } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'

/** Simulators that answer as late as they are told to. */
export const LATE_SIMULATORS = ['klarna', 'bankid', 'booking', 'sms', 'company-register', 'mail'] as const
type LateSimulator = (typeof LATE_SIMULATORS)[number]

export const LatencyRequest = z
  .object({
    simulator: z.enum(LATE_SIMULATORS),
    /** Half of the answers take longer, milliseconds. */
    medianMs: z.number().positive().max(60_000),
    /** One answer in a hundred takes longer, milliseconds; every one takes the median when left out. */
    slowestHundredthMs: z.number().positive().max(60_000).optional(),
    /** The same seed gives the same delays in the same order. */
    seed: z.int().default(1),
  })
  .refine(({ medianMs, slowestHundredthMs = medianMs }) => slowestHundredthMs >= medianMs, 'Too fast a hundredth')
type LatencyRequest = z.infer<typeof LatencyRequest>

export type Latency = {
  set(request: LatencyRequest): void
  clear(): void
  /** Waits as long as the next answer of the simulator takes; a caller that has hung up is waited for no longer. */
  wait(simulator: LateSimulator, signal?: AbortSignal): Promise<void>
  /** Lets every answer of a simulator wait, except those to tests. */
  middleware(simulator: LateSimulator): MiddlewareHandler
}

/** How many standard deviations the slowest hundredth of a normal distribution lies above its middle. */
const HUNDREDTH_DEVIATIONS = 2.326

type Rest = (ms: number, signal?: AbortSignal) => Promise<void>
const restFor: Rest = (ms, signal) => pause(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})

/**
 * Delays as networks have them: their logarithm is normally distributed, so that most answers come near the median and a few take many
 * times as long.
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

/** What tests and people set. */
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

/** Numbers of a standard normal distribution, the same for the same seed (Box and Muller). */
function normalDraws(seed: number): () => number {
  let state = seed
  // The generator of the MINSTD standard: 16,807 is a primitive root of the prime 2^31 - 1.
  const uniform = () => {
    state = ((Math.abs(state) || 1) * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
