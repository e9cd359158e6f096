import { z } from 'zod'

/**
 * `slow` answers late. `busy` does nothing and answers 503. `away` cuts the connection before the work, and `lost`
 * after it. `wrong` does the work and answers nonsense. `taken` first gives the requested time to another customer.
 */
export const FAULTS = ['none', 'slow', 'busy', 'away', 'lost', 'wrong', 'taken'] as const

export const FaultRequest = z.object({
  kind: z.enum(FAULTS),
  /** Number of calls that get the fault. Without it all calls do, until the fault is changed. */
  times: z.coerce.number().int().min(1).optional(),
  ms: z.coerce.number().int().min(0).max(60_000).default(8_000),
  /** `operationId` of the operation that gets the fault. Without it every operation does. */
  operation: z.string().optional(),
})
export type Fault = z.infer<typeof FaultRequest>

/** Holds the present fault. */
export function createFaults() {
  let present: Fault = { kind: 'none', ms: 0 }
  return {
    get present() {
      return present
    },
    set(fault: Fault) {
      present = { ...fault }
    },
    /** Returns the fault for this call and counts it as used. */
    take(operation: string): Fault {
      if (present.operation !== undefined && present.operation !== operation) return { kind: 'none', ms: 0 }
      const met = { ...present }
      if (present.times !== undefined && --present.times === 0) present = { kind: 'none', ms: 0 }
      return met
    },
  }
}
