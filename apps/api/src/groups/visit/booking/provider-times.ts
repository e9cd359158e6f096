import { BOOKING_HORIZON_DAYS, EXAM_TYPES, serviceOf } from '@klarsikt/core/booking'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { err, ok } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { askForTime } from './ask-provider.js'
import { CALL_MESSAGE } from './call-message.js'
import type { ProviderStore } from './load-schedule.js'
import { newReference } from './new-reference.js'
import { providerHold } from './tables.js'
import { type AskedTime, heldForOf, type OwnHold, type TimeDeps, type TimeSource } from './time-source.js'

/** The times of a store with an external booking system, which has the final word on them. */
export function providerTimes({ database, bookingProvider, encryption }: TimeDeps, store: ProviderStore): TimeSource {
  const { location } = store
  return {
    storeId: store.id,
    isOutside: true,
    away: { code: 'booking.provider-away', params: { store: store.name } },
    async slots({ examType, ageGroup, from, to, now }) {
      if (!store.services.includes(serviceOf(examType))) return err('booking.not-offered')
      const latest = addDays(stockholmDate(now), BOOKING_HORIZON_DAYS)
      const question = { location, examType, ageGroup, from, to: to < latest ? to : latest }
      const found = await bookingProvider?.slots(question)
      if (!found?.ok) return err('booking.provider-away')
      const slots = found.value.map(({ start, end, practitioner }) => ({
        start: start.getTime(),
        end: end.getTime(),
        examinerId: practitioner.id,
      }))
      const names = new Map(found.value.map(({ practitioner: { id, name } }) => [id, name]))
      return ok({ slots: slots.toSorted((a, b) => a.start - b.start), names })
    },
    async hold(heldBy, asked) {
      if (!bookingProvider) return err('booking.provider-away')
      const id = newReference()
      const time = { start: asked.start, practitionerId: asked.resourceId ?? null }
      const held = await bookingProvider.hold(id, { location, ...asked }, time)
      if (!held.ok || held.value.start.getTime() !== asked.start.getTime()) {
        // Without its answer the customer could not use the hold, and it would block the time for them too.
        if (held.ok || held.error === 'unknown') void bookingProvider.release(id)
        return err(!held.ok && held.error === 'taken' ? 'booking.slot-taken' : 'booking.provider-away')
      }
      const { start, expiresAt, practitioner } = held.value
      const row = { id, storeId: store.id, heldBy, heldFor: heldForOf(asked), startsAt: start }
      await database.orm.insert(providerHold).values({ ...row, practitionerId: practitioner.id, heldUntil: expiresAt })
      return ok({ holdId: id, expiresAt: expiresAt.toISOString(), resourceId: practitioner.id })
    },
    async claim(tx, asked, { now, hold }) {
      const held = hold ? await consumeHold(tx, hold, asked) : null
      const practitionerId = asked.resourceId ?? held?.practitionerId ?? null
      return {
        startsAt: asked.start,
        endsAt: new Date(asked.start.getTime() + EXAM_TYPES[asked.examType].minutes * 60_000),
        examinerId: null,
        take: (inner, row, { message = '', ...terms }) =>
          askForTime(inner, row, {
            ...terms,
            message: message === '' ? null : encryption.encrypt(message, CALL_MESSAGE),
            storeId: store.id,
            startsAt: asked.start,
            practitionerId,
            holdId: held?.id ?? null,
            now,
          }),
      }
    },
  }
}

/** Deletes and returns the session's hold, if it is for this visit. The provider knows whether it has expired. */
async function consumeHold({ orm }: Executor, { id, heldBy }: OwnHold, asked: AskedTime) {
  const [hold] = await orm
    .delete(providerHold)
    .where(and(eq(providerHold.id, id), eq(providerHold.heldBy, heldBy)))
    .returning()
  if (!hold || hold.storeId !== asked.storeId || hold.heldFor !== heldForOf(asked)) return null
  if (hold.startsAt.getTime() !== asked.start.getTime()) return null
  return !asked.resourceId || asked.resourceId === hold.practitionerId ? hold : null
}
