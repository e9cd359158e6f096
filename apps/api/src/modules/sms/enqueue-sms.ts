import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { sealSms, type SmsMessage } from './sealed-sms.js'
import { smsOutbox } from './tables.js'

type EnqueueDeps = { readonly encryption: Encryption; readonly clock: Clock }

/** Puts an SMS in the outbox, sealed, within the transaction of what it reports: both happen or neither. */
export async function enqueueSms(
  { encryption, clock }: EnqueueDeps,
  { orm }: Executor,
  { kind, ...message }: SmsMessage & { readonly kind: string },
): Promise<void> {
  const now = clock.now()
  await orm.insert(smsOutbox).values({
    id: randomUUID(),
    kind,
    message: sealSms(encryption, message),
    state: 'waiting',
    nextAt: now,
    createdAt: now,
  })
}
