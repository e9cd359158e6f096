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
  /** Whose account it is about; null for who has none. */
  readonly customerId: string | null
}

/**
 * Puts an SMS in the outbox, sealed, within the transaction of what it reports: both happen or neither. What comes at night waits for the
 * morning, unless somebody waits for it. Answers its id.
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
