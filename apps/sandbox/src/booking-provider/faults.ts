import { z } from 'zod'

/**
 * `slow` answers late; `busy` does nothing and says so (503); `away` cuts the connection off before anything is done, `lost` after it;
 * `wrong` does it and answers nonsense; `taken` gives the time that is asked for to somebody else first.
 */
export const FAULTS = ['none', 'slow', 'busy', 'away', 'lost', 'wrong', 'taken'] as const

export const FaultRequest = z.object({
  kind: z.enum(FAULTS),
  /** How many calls it meets; all of them until it is changed when left out. */
  times: z.coerce.number().int().min(1).optional(),
  ms: z.coerce.number().int().min(0).max(60_000).default(8_000),
  /** One operation of the API by its `operationId`; every one when left out. */
  operation: z.string().optional(),
})
export type Fault = z.infer<typeof FaultRequest>

/** What goes wrong for now. */
export function createFaults() {
  let present: Fault = { kind: 'none', ms: 0 }
  return {
    get present() {
      return present
    },
    set(fault: Fault) {
      present = { ...fault }
    },
    /** What this call meets. */
    take(operation: string): Fault {
      if (present.operation !== undefined && present.operation !== operation) return { kind: 'none', ms: 0 }
      const met = { ...present }
      if (present.times !== undefined && --present.times === 0) present = { kind: 'none', ms: 0 }
      return met
    },
  }
}
