import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { newReference } from './new-reference.js'
import { booking, providerCall } from './tables.js'
import type { TimeTerms } from './time-source.js'

/**
 * The request that wrote a call sends it first. After this time, in ms, the background round sends it if it is still
 * open.
 */
const FIRST_TRY_MS = 30_000

type Asked = Omit<TimeTerms, 'message'> & {
  /** Sealed; null when the store writes nothing. */
  readonly message: string | null
  readonly storeId: number
  readonly startsAt: Date
  readonly practitionerId: string | null
  readonly holdId: string | null
  readonly now: Date
}

/**
 * Writes a call that asks the booking system for a time: a move where the booking has an appointment, otherwise a new
 * appointment. Returns the call's key.
 */
export async function askForTime(
  { orm }: Executor,
  { id, providerReference }: { readonly id: string; readonly providerReference: string | null },
  { now, ...time }: Asked,
): Promise<string> {
  const key = newReference()
  await orm.insert(providerCall).values({
    ...time,
    id: key,
    bookingId: id,
    kind: providerReference === null ? 'create' : 'move',
    reference: providerReference ?? newReference(),
    nextTryAt: new Date(now.getTime() + FIRST_TRY_MS),
    createdAt: now,
  })
  return key
}

/**
 * Cancels the appointment of a booking. The provider may not have confirmed it yet. The next round of background work
 * tells the provider.
 */
export async function giveAppointmentUp(
  { orm }: Executor,
  { id, providerReference }: { readonly id: string; readonly providerReference: string | null },
  now: Date,
): Promise<void> {
  const dropped = await orm
    .update(providerCall)
    .set({ state: 'dropped' })
    .where(and(eq(providerCall.bookingId, id), eq(providerCall.state, 'open')))
    .returning({ reference: providerCall.reference })
  const references = new Set(dropped.map(({ reference }) => reference))
  if (providerReference !== null) references.add(providerReference)
  for (const reference of references)
    await orm.insert(providerCall).values({
      id: newReference(),
      bookingId: id,
      kind: 'cancel',
      reference,
      nextTryAt: now,
      createdAt: now,
    })
  if (providerReference !== null) await orm.update(booking).set({ providerReference: null }).where(eq(booking.id, id))
}
