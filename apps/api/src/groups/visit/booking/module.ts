import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { Actor } from '@klarsikt/core/access'
import { isBooked } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { eq } from 'drizzle-orm'
import { defineModule } from '../../../define-module.js'
import { asData, asSuccess } from '../../../http/answers.js'
import type { Refusal } from '../../../http/failures.js'
import { implement } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { bookingData } from './booking-data.js'
import { calendarFile } from './calendar-file.js'
import { cancelBooking, moveBooking } from './change.js'
import { createBooking, requestBooking } from './create.js'
import { describeBooking } from './describe.js'
import { readExamPerks } from './exam-price.js'
import { findBooking, findBookings } from './find-booking.js'
import { followProvider, settleCalls } from './follow-provider.js'
import { forgetVisits } from './forget-visits.js'
import { holdSlot, releaseHold, removeExpiredHolds } from './hold.js'
import { withIncludedFrom } from './included-exam.js'
import { bookingUrl, bookingLetters } from './letters.js'
import { listExaminers } from './list-examiners.js'
import { withOwnNumber } from './own-number.js'
import { getNextFree, getSlots, listExamTypes, readAgeGroup } from './read-slots.js'
import { remindOfVisits } from './remind.js'
import { sendRequisitionAgain } from './send-again.js'
import { staffBookingRoutes } from './staff-routes.js'
import { booking, providerCall } from './tables.js'
import { forgetWaiting, waitingData } from './waiting-data.js'
import { waitingOfferLetter } from './waiting-notify.js'
import { offerFreedTimes } from './waiting-offer.js'
import { waitingRoutes } from './waiting-routes.js'
import { waitingEntry } from './waiting-tables.js'

const SLOTS = { limit: countedHere('booking-slots:address'), session: 'none' } as const
const READ = { limit: countedHere('booking-read:address') } as const
const HOLD = { limit: countedHere('booking-hold:address') } as const
const CREATE = { limit: countedHere('booking-create:address') } as const

const customerOf = (actor: Actor): string | null => (actor.kind === 'customer' ? actor.customerId : null)
const ownHold = (id: string | null | undefined, { digest }: { readonly digest: string }) =>
  id ? { id, heldBy: digest } : null

/** Bookings, waiting list and reminders. Everybody with the reference of a booking can manage it. */
export const bookingModule = defineModule({
  name: 'booking',
  endpoints: [
    implement(shop.getExamTypes, async (_ctx, { query }) => ok({ examTypes: listExamTypes(query.kind) }), {
      cacheable: true,
    }),
    implement(shop.getSlots, (ctx, { query }) => getSlots(ctx, query), SLOTS),
    implement(
      shop.getNextFree,
      async (ctx, { query }) => {
        const found = await getNextFree(ctx, query)
        return found.ok ? ok({ stores: found.value }) : found
      },
      SLOTS,
    ),
    implement(
      shop.getExaminers,
      async ({ database }, { query }) => ok({ examiners: await listExaminers(database, query.storeId) }),
      { ...SLOTS, cacheable: true },
    ),
    implement(
      shop.holdSlot,
      async (ctx, { body }) => {
        const ageGroup = readAgeGroup(body.examType, body.ageGroup)
        if (!ageGroup.ok) return err(noAgeGroup())
        const asked = { ...body, ageGroup: ageGroup.value, start: new Date(body.start) }
        return asSuccess(await holdSlot(ctx, ctx.session.digest, asked))
      },
      HOLD,
    ),
    implement(shop.releaseHold, async (ctx, { params }) => {
      await releaseHold(ctx, ctx.session.digest, params.holdId)
      return ok({ success: true as const })
    }),
    implement(
      shop.createBooking,
      async (ctx, { body }) => {
        const hold = ownHold(body.holdId, ctx.session)
        const customerId = customerOf(ctx.actor)
        const typed = await withOwnNumber(ctx, body, customerId)
        const made = await createBooking(ctx, { ...body, typed, hold, customerId })
        return made.ok ? ok({ success: true as const, booking: made.value }) : made
      },
      CREATE,
    ),
    implement(
      shop.requestBooking,
      async (ctx, { body }) => {
        const customerId = customerOf(ctx.actor)
        const typed = await withOwnNumber(ctx, body, customerId)
        const made = await requestBooking(ctx, { ...body, typed, customerId })
        return made.ok ? ok({ success: true as const, booking: made.value }) : made
      },
      CREATE,
    ),
    implement(shop.getExamPerks, async (ctx, { query }) => {
      const { customerId } = ctx.actor
      const day = query.day ?? stockholmDate(ctx.clock.now())
      return ok(await readExamPerks(ctx, ctx.database, { customerId, day }))
    }),
    implement(shop.listBookings, async (ctx) => {
      const viewer = ctx.actor.customerId
      const rows = await findBookings(ctx.database, eq(booking.customerId, viewer), 'desc')
      return ok({ data: rows.map((row) => describeBooking(ctx, row, { now: ctx.clock.now(), viewer })) })
    }),
    implement(
      shop.getBooking,
      async (ctx, { params }) => {
        const row = await findBooking(ctx.database, params.id)
        const seen = { now: ctx.clock.now(), viewer: customerOf(ctx.actor) }
        if (!row) return err('booking.not-found')
        return ok({ data: describeBooking(ctx, await withIncludedFrom(ctx.database, row), seen) })
      },
      READ,
    ),
    implement(
      shop.getBookingCalendar,
      async (ctx, { params }) => {
        const row = await findBooking(ctx.database, params.id)
        if (!row || !isBooked(row.state)) return err('booking.not-found')
        const { store, startsAt, endsAt, changedAt } = row
        const visit = {
          ...row,
          start: startsAt.toISOString(),
          end: endsAt.toISOString(),
          changedAt: changedAt.toISOString(),
          storeName: store.name,
          place: `${store.street}, ${store.postalCode} ${store.city}`,
          url: bookingUrl(ctx.settings.publicUrl, row.id),
          serviceEmail: ctx.settings.serviceEmail,
        }
        return ok(calendarReply(calendarFile(visit, { isCancelled: false })))
      },
      READ,
    ),
    implement(
      shop.updateBooking,
      async (ctx, { params, body }) => {
        const hold = ownHold(body.holdId, ctx.session)
        const moved = await moveBooking(ctx, params.id, { ...body, hold, viewer: customerOf(ctx.actor) })
        return moved.ok ? ok({ success: true as const, booking: moved.value }) : moved
      },
      READ,
    ),
    implement(
      shop.cancelBooking,
      async (ctx, { params, body }) => {
        const cancelled = await cancelBooking(ctx, params.id, { ...body, viewer: customerOf(ctx.actor) })
        return cancelled.ok ? ok({ success: true as const, booking: cancelled.value }) : cancelled
      },
      READ,
    ),
    ...waitingRoutes,
    implement(shop.sendRequisition, async (ctx, { body }) => asData(await sendRequisitionAgain(ctx, body)), READ),
    ...staffBookingRoutes,
  ],
  jobs: [
    {
      name: 'booking-remind',
      schedule: { cron: '*/10 * * * *' },
      audits: { exempt: 'As the letters; whether a reminder has been sent is a state of them.' },
      handle: remindOfVisits,
    },
    {
      name: 'booking-clean',
      schedule: { cron: '12 * * * *' },
      audits: { exempt: 'Holds that have run out block nothing.' },
      handle: removeExpiredHolds,
    },
  ],
  rounds: [
    {
      name: 'waiting-list',
      every: 10,
      timeout: 60,
      audits: ['waiting-list.offered', 'waiting-list.expired', 'waiting-list.ended'],
      run: offerFreedTimes,
    },
    {
      name: 'booking-provider',
      needs: 'bookingProvider',
      every: 2,
      timeout: 300,
      audits: ['booking.booked', 'booking.declined', 'invoice.issued', 'payment-link.created'],
      run: settleCalls,
    },
    {
      name: 'booking-provider-changes',
      needs: 'bookingProvider',
      every: 30,
      timeout: 300,
      exclusive: true,
      audits: [
        'booking.booked',
        'booking.cancelled',
        'booking.completed',
        'booking.no-show',
        'invoice.issued',
        'payment-link.created',
      ],
      run: followProvider,
    },
  ],
  letters: [...bookingLetters, waitingOfferLetter],
  personalData: [waitingData, bookingData],
  forget: { booking: forgetVisits, 'waiting-list': forgetWaiting },
  sealed: [booking.person, providerCall.message, waitingEntry.contact],
})

function noAgeGroup(): Refusal<'request.invalid'> {
  return { code: 'request.invalid', fields: { ageGroup: validationMessages.bookingAgeGroupRequired() } }
}

function calendarReply(file: string): Response {
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="besok.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
