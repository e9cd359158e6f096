import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { newReference } from './new-reference.js'
import { booking, providerCall } from './tables.js'
import type { TimeTerms } from './time-source.js'

/** Whoever wrote a call sends it first; the round takes over what has not been settled by then (ms). */
const FIRST_TRY_MS = 30_000

type Asked = Omit<TimeTerms, 'message'> & {
  /** Sealed. */
  readonly message: string | null
  readonly storeId: number
  readonly startsAt: Date
  readonly practitionerId: string | null
  readonly holdId: string | null
  readonly now: Date
}

/** Writes down that a time is asked for: another one of the appointment that the booking has, or a first one. Answers the key. */
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

/** Gives up the appointment of a booking, and one that is being asked for. The provider hears of it at the next round. */
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
