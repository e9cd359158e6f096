import { randomUUID } from 'node:crypto'
import { smsTime } from '@klarsikt/core/sms'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { sealSms, type SmsMessage } from './sealed-sms.js'
import { smsOutbox } from './tables.js'

type EnqueueDeps = { readonly encryption: Encryption; readonly clock: Clock }

type NewSms = SmsMessage & {
  readonly kind: string
  /** The account that it is about; null for a person without one. */
  readonly customerId: string | null
}

/**
 * Puts a sealed SMS in the outbox, in the caller's transaction, so that the SMS and what it reports happen together or
 * not at all. At night it waits until the morning, unless somebody is waiting for it. Returns its id.
 */
export async function enqueueSms(
  { encryption, clock }: EnqueueDeps,
  { orm }: Executor,
  { kind, customerId, ...message }: NewSms,
): Promise<string> {
  const now = clock.now()
  const id = randomUUID()
  await orm.insert(smsOutbox).values({
    id,
    kind,
    customerId,
    message: sealSms(encryption, message),
    state: 'waiting',
    nextAt: smsTime(kind, now),
    createdAt: now,
  })
  return id
}
