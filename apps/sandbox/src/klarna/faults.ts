import { z } from 'zod'

/** Every call that can get a fault. */
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
 * `hang`, `error` and `reset` come before the call has any effect. Their `-after` kinds let it take effect and then
 * lose the answer. `slow` gives the right answer late. `pending` and `reject` set the fraud status of the new order.
 */
export const FaultRequest = z.object({
  operation: z.enum([...OPERATIONS, '*']),
  kind: z.enum(['hang', 'hang-after', 'error', 'error-after', 'reset', 'reset-after', 'slow', 'pending', 'reject']),
  times: z.int().min(1).default(1),
  /** Duration of a hanging or slow answer in ms. */
  ms: z.int().min(0).default(30_000),
  /** Status for the `error` kinds. */
  status: z.int().min(400).max(599).default(500),
})
export type Fault = z.infer<typeof FaultRequest>

export type Faults = {
  add(fault: Fault): void
  /** Returns the next planned fault of the operation and counts it as used. */
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
