import { z } from 'zod'

/** Every call that can be made to misbehave. */
export const OPERATIONS = [
  'payments.create-session',
  'payments.read-session',
  'payments.update-session',
  'payments.place-order',
  'payments.cancel-authorization',
  'payments.create-customer-token',
  'tokens.read',
  'tokens.charge',
  'tokens.update-status',
  'hpp.create-session',
  'hpp.read-session',
  'hpp.disable-session',
  'om.read-order',
  'om.capture',
  'om.read-capture',
  'om.refund',
  'om.cancel',
  'om.authorization',
  'om.release',
  'om.extend',
  'om.references',
  'om.acknowledge',
] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * `hang`, `error`, `reset` come before the call has any effect; the `-after` kinds let it take effect first and lose the
 * answer. `slow` answers rightly and late. `pending` and `reject` set the fraud status of the order being placed.
 */
export const FaultRequest = z.object({
  operation: z.enum([...OPERATIONS, '*']),
  kind: z.enum(['hang', 'hang-after', 'error', 'error-after', 'reset', 'reset-after', 'slow', 'pending', 'reject']),
  times: z.int().min(1).default(1),
  /** How long a hanging or slow answer takes, milliseconds. */
  ms: z.int().min(0).default(30_000),
  /** Status of `error` kinds. */
  status: z.int().min(400).max(599).default(500),
})
export type Fault = z.infer<typeof FaultRequest>

export type Faults = {
  add(fault: Fault): void
  /** The next planned fault of the operation, used up by asking. */
  take(operation: Operation): Fault | undefined
  list(): Fault[]
  clear(): void
}

export function createFaults(): Faults {
  let planned: Fault[] = []
  return {
    add(fault) {
      planned.push({ ...fault })
    },
    take(operation) {
      const fault = planned.find((one) => one.operation === operation || one.operation === '*')
      if (!fault) return undefined
      fault.times -= 1
      planned = planned.filter((one) => one.times > 0)
      return { ...fault }
    },
    list: () => planned.map((one) => ({ ...one })),
    clear() {
      planned = []
    },
  }
}
