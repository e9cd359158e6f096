import { AGE_GROUPS, bookingStates, EXAM_TYPE_IDS, isBookingReference, VISIT_OUTCOMES } from '@klarsikt/core/booking'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, kronor, plainDate } from './parts.js'
import { shopRoutes } from './routes.js'

/** A visit as its store sees it. Its id is another than the reference, which is the customer's key. */
export const storeBooking = z
  .object({
    id: z.string(),
    status: z.enum(bookingStates.states),
    statusText: z.string(),
    start: instant,
    end: instant,
    examType: z.enum(EXAM_TYPE_IDS),
    examTypeName: z.string(),
    ageGroup: z.enum(AGE_GROUPS).nullable(),
    /** Null for a suggestion that has not been answered. */
    resourceId: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    /** `19900101-****`. */
    ssn: z.string(),
    email: z.string(),
    mobile: z.string(),
    note: z.string(),
    guardian: z.object({ name: z.string(), mobile: z.string() }).nullable(),
    /** How a company pays, and its reference. */
    reference: z.string().nullable(),
    feeCharged: kronor,
  })
  .meta({ id: 'StoreBooking' })

const bookingId = z.object({ id: z.string().refine(isBookingReference) })
const start = z.iso.datetime({ offset: true })
const resourceId = z.string().min(1).max(40)
const changed = z.object({ success: z.literal(true), booking: storeBooking })

export const staffBookingEndpoints = {
  getStoreBookings: endpoint(shopRoutes.getStoreBookings, {
    permission: 'booking.handle',
    summary: 'Visits of the own store in a day or a week, suggestions that wait for an answer, and who works there',
    query: z.object({ from: plainDate, to: plainDate }),
    reply: z.object({
      data: z.object({
        bookings: z.array(storeBooking),
        /** Suggestions of any day. */
        requests: z.array(storeBooking),
        resources: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    }),
    errors: ['request.invalid'],
  }),
  answerBooking: endpoint(shopRoutes.answerBooking, {
    permission: 'booking.handle',
    summary: 'Books a suggested time, or another one, or declines it; the customer is told',
    params: bookingId,
    body: z.object({ accept: z.boolean(), start: start.nullish(), resourceId: resourceId.nullish() }),
    reply: changed,
    errors: ['booking.not-found', 'booking.closed', 'booking.slot-taken'],
  }),
  moveStoreBooking: endpoint(shopRoutes.moveStoreBooking, {
    permission: 'booking.handle',
    summary: 'Moves a visit to another time or person; the customer is told and may change it freely',
    params: bookingId,
    body: z.object({ start, resourceId: resourceId.nullish() }),
    reply: changed,
    errors: ['booking.not-found', 'booking.closed', 'booking.slot-taken'],
  }),
  settleBooking: endpoint(shopRoutes.settleBooking, {
    permission: 'booking.handle',
    summary: 'Notes that a visit took place, or that nobody came, which costs as a late cancellation does',
    params: bookingId,
    body: z.object({ outcome: z.enum(VISIT_OUTCOMES) }),
    reply: changed,
    errors: ['booking.not-found', 'booking.closed', 'booking.not-begun'],
  }),
  reportAbsence: endpoint(shopRoutes.reportAbsence, {
    permission: 'booking.handle',
    summary:
      'Takes a person out of the schedule for some days; visits go to a colleague, or their customers are asked to rebook',
    body: z.object({ resourceId, from: plainDate, to: plainDate }),
    reply: z.object({ success: z.literal(true), kept: z.int(), asked: z.int() }),
    errors: ['request.invalid', 'booking.examiner-not-found'],
  }),
}
