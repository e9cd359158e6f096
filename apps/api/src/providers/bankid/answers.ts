import { err, ok, type Result } from '@klarsikt/core/lib'
import { z } from 'zod'
import type { BankIdCollected, BankIdFailure, BankIdOrder } from './port.js'

const order = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
})

const collected = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['pending', 'failed']), hintCode: z.string() }),
  z.object({
    status: z.literal('complete'),
    completionData: z.object({
      user: z.object({ personalNumber: z.string().regex(/^\d{12}$/), givenName: z.string(), surname: z.string() }),
      signature: z.string(),
      ocspResponse: z.string(),
      risk: z.enum(['low', 'moderate', 'high']).nullish().catch(null),
    }),
  }),
])

export function orderOf(answer: unknown): Result<BankIdOrder, BankIdFailure> {
  const read = order.safeParse(answer)
  return read.success ? ok(read.data) : err('unknown')
}

export function collectedOf(answer: unknown): Result<BankIdCollected, BankIdFailure> {
  const read = collected.safeParse(answer)
  if (!read.success) return err('unknown')
  const { data } = read
  if (data.status !== 'complete') return ok(data)
  const { user, signature, ocspResponse, risk } = data.completionData
  return ok({ status: 'complete', proof: { ...user, signature, ocspResponse, risk: risk ?? null } })
}
