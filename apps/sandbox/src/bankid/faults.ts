import { z } from 'zod'

/** `error` answers with the given status and code, `slow` answers late, and `reset` cuts the connection. */
export const FaultRequest = z.object({
  operation: z.enum(['auth', 'sign', 'collect', 'cancel', '*']),
  kind: z.enum(['error', 'slow', 'reset']).default('error'),
  times: z.int().min(1).default(1),
  ms: z.int().min(0).default(0),
  status: z.int().min(400).max(599).default(503),
  errorCode: z.string().default('Maintenance'),
})
export type Fault = z.infer<typeof FaultRequest>

export type Faults = {
  add(fault: Fault): void
  /** Returns the next planned fault of an operation and counts it as used. */
  take(operation: string): Fault | undefined
  clear(): void
}

export function createFaults(): Faults {
  let planned: Fault[] = []
  return {
    add: (fault) => void planned.push({ ...fault }),
    take(operation) {
      const fault = planned.find((one) => one.operation === operation || one.operation === '*')
      if (!fault) return undefined
      fault.times -= 1
      planned = planned.filter((one) => one.times > 0)
      return { ...fault }
    },
    clear: () => void (planned = []),
  }
}
