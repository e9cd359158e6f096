import {
  ABSENCE_REASONS,
  AGE_GROUPS,
  bookingStates,
  EXAM_KINDS,
  EXAM_TYPE_IDS,
  isBookingReference,
  readBookingNumber,
  VISIT_OUTCOMES,
} from '@klarsikt/core/booking'
import { EXAM_PRICE_KINDS } from '@klarsikt/core/friends'
import { REQUISITION_TYPES } from '@klarsikt/core/requisition'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { bookedPerson, bookedVisit, slotQuery, slotsReply } from './booking.js'
import { instant, kronor, plainDate } from './parts.js'
import { shopRoutes } from './routes.js'

/** A visit for its store. `id` is not the booking reference, which gives access to the booking. */
export const storeBooking = z
  .object({
    id: z.string(),
    /** The number that the customer knows the booking by. */
    number: z.string(),
    /** Increases with each change. A change of another version is refused. */
    version: z.int(),
    status: z.enum(bookingStates.states),
    statusText: z.string(),
    start: instant,
    end: instant,
    examType: z.enum(EXAM_TYPE_IDS),
    examTypeName: z.string(),
    kind: z.enum(EXAM_KINDS),
    ageGroup: z.enum(AGE_GROUPS).nullable(),
    /** Null for a suggested time that the store has not answered. */
    resourceId: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    /** Such as `19900101-****`. */
    ssn: z.string(),
    email: z.string(),
    mobile: z.string(),
    note: z.string(),
    guardian: z.object({ name: z.string(), mobile: z.string() }).nullable(),
    /** The company that pays, how, and the reference for its invoice. */
    company: z
      .object({
        name: z.string(),
        organisationNumber: z.string(),
        requisitionType: z.enum(REQUISITION_TYPES),
        reference: z.string(),
      })
      .nullable(),
    /** Price of the visit and its reason, as agreed at the booking. */
    price: kronor,
    priceKind: z.enum(EXAM_PRICE_KINDS),
    feeCharged: kronor,
    /** True if the store has asked the customer to choose another time and has no answer yet. */
    isRebookingAsked: z.boolean(),
    /** True if the personal data was erased. */
    isForgotten: z.boolean(),
  })
  .meta({ id: 'StoreBooking' })

const span = z.object({ start: instant, end: instant })
const examinerName = z.object({ id: z.string(), name: z.string() })

/** A day of a store: its hours, and the day of each examiner. */
export const storeDay = z
  .object({
    date: plainDate,
    /** Null if the store is closed. */
    hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
    examiners: z.array(
      z.object({
        id: z.string(),
        work: z.array(span),
        breaks: z.array(span),
        free: z.array(span),
        /** Times that are held while somebody types the details. */
        held: z.array(span),
        /** Why the examiner is away; null if not. */
        absence: z.enum(ABSENCE_REASONS).nullable(),
      }),
    ),
  })
  .meta({ id: 'StoreDay' })

/** Days on which an examiner is away. */
export const storeAbsence = z
  .object({ resourceId: z.string(), from: plainDate, to: plainDate, reason: z.enum(ABSENCE_REASONS) })
  .meta({ id: 'StoreAbsence' })

const bookingId = z.object({ id: z.string().refine(isBookingReference) })
const bookingIdOrNumber = z.object({
  id: z.string().refine((id) => isBookingReference(id) || readBookingNumber(id) === id),
})
const start = z.iso.datetime({ offset: true })
const resourceId = z.string().min(1).max(40)
/** The version that the user saw. Somebody else may have changed the booking since. */
const version = z.int().min(0)
/** Text from the store for the letter to the customer. */
const message = z.string().max(2_000).default('')
const changed = z.object({ success: z.literal(true), booking: storeBooking })
const CHANGE_ERRORS = ['booking.not-found', 'booking.changed', 'booking.closed'] as const
const TIME_ERRORS = [
  ...CHANGE_ERRORS,
  'request.invalid',
  'booking.slot-taken',
  'booking.person-busy',
  'booking.not-offered',
  'booking.provider-away',
  'booking.unsettled',
] as const

export const staffBookingEndpoints = {
  getStoreBookings: endpoint(shopRoutes.getStoreBookings, {
    permission: 'booking.handle',
    summary: 'Lists the own store’s visits in a day or a week, what waits for an answer, and who works when',
    query: z.object({ from: plainDate, to: plainDate }),
    reply: z.object({
      data: z.object({
        bookings: z.array(storeBooking),
        /** Suggested times on any day. */
        requests: z.array(storeBooking),
        /** Visits on any day whose customers were asked to choose another time. */
        rebookings: z.array(storeBooking),
        resources: z.array(examinerName),
        days: z.array(storeDay),
        now: instant,
      }),
    }),
    errors: ['request.invalid'],
  }),
  getBookingCounts: endpoint(shopRoutes.getBookingCounts, {
    permission: 'booking.handle',
    summary: 'Returns how many suggestions and visits to rebook wait for the own store',
    reply: z.object({ data: z.object({ requests: z.int(), rebookings: z.int() }) }),
  }),
  getStoreBooking: endpoint(shopRoutes.getStoreBooking, {
    permission: 'booking.handle',
    summary: 'Returns a visit to the own store by its public id or number',
    params: bookingIdOrNumber,
    reply: z.object({
      data: z.object({ booking: storeBooking, resources: z.array(examinerName), storeId: z.int(), now: instant }),
    }),
    errors: ['booking.not-found'],
  }),
  getStoreSlots: endpoint(shopRoutes.getStoreSlots, {
    permission: 'booking.handle',
    summary: 'Lists the own store’s free times, also those that are too soon for customers to book',
    query: z.object({ ...slotQuery, resourceId: resourceId.optional() }),
    reply: slotsReply,
    errors: ['request.invalid', 'booking.provider-away'],
  }),
  createStoreBooking: endpoint(shopRoutes.createStoreBooking, {
    permission: 'booking.handle',
    audits: audited.visitBooked,
    summary: 'Books a free time of the own store for a customer who calls or comes in, and notifies the customer',
    body: z.object({ ...bookedVisit, ...bookedPerson, start, resourceId: resourceId.nullish() }),
    reply: changed,
    errors: [
      'request.invalid',
      'booking.slot-taken',
      'booking.person-busy',
      'booking.not-offered',
      'booking.too-young',
      'rate-limited',
    ],
  }),
  answerBooking: endpoint(shopRoutes.answerBooking, {
    permission: 'booking.handle',
    audits: ['booking.booked', 'booking.declined', 'requisition.pending', 'requisition.expired'],
    summary: 'Books a suggested time or another one, or declines it, and notifies the customer',
    params: bookingId,
    body: z.object({
      version,
      accept: z.boolean(),
      start: start.nullish(),
      resourceId: resourceId.nullish(),
      message,
    }),
    reply: changed,
    errors: TIME_ERRORS,
  }),
  moveStoreBooking: endpoint(shopRoutes.moveStoreBooking, {
    permission: 'booking.handle',
    audits: ['booking.booked'],
    summary: 'Moves a visit to another time or person, or books a cancelled one again, and notifies the customer',
    params: bookingId,
    body: z.object({ version, start, resourceId: resourceId.nullish(), message }),
    reply: changed,
    errors: TIME_ERRORS,
  }),
  settleBooking: endpoint(shopRoutes.settleBooking, {
    permission: 'booking.handle',
    audits: [
      'booking.completed',
      'booking.no-show',
      'invoice.issued',
      'payment-link.created',
      'requisition.used',
      'requisition.expired',
    ],
    summary:
      'Records that a visit took place, or that the customer did not come, which costs the same as a late cancellation',
    params: bookingId,
    body: z.object({ version, outcome: z.enum(VISIT_OUTCOMES) }),
    reply: changed,
    errors: [...CHANGE_ERRORS, 'booking.not-begun'],
  }),
  closeRebooking: endpoint(shopRoutes.closeRebooking, {
    permission: 'booking.handle',
    audits: ['booking.rebooking-closed'],
    summary: 'Removes a visit from the list of visits to rebook, because the customer wants no other time',
    params: bookingId,
    reply: changed,
    errors: ['booking.not-found'],
  }),
  getAbsences: endpoint(shopRoutes.getAbsences, {
    permission: 'booking.handle',
    summary: 'Lists who of the own store is or will be absent. For a person and days it returns the affected visits',
    query: z.object({ resourceId: resourceId.optional(), from: plainDate.optional(), to: plainDate.optional() }),
    reply: z.object({
      data: z.object({
        absences: z.array(storeAbsence),
        resources: z.array(examinerName),
        /** Visits on those days. `colleague` would take the visit; null if the customer would be asked to rebook. */
        hits: z.array(z.object({ booking: storeBooking, colleague: z.string().nullable() })).nullable(),
        today: plainDate,
      }),
    }),
    errors: ['request.invalid', 'booking.examiner-not-found'],
  }),
  reportAbsence: endpoint(shopRoutes.reportAbsence, {
    permission: 'absence.report',
    audits: ['examiner.absent', 'booking.booked', 'booking.cancelled', 'requisition.expired'],
    summary: 'Marks a person as absent for some days. Visits go to a colleague, or their customers are asked to rebook',
    body: z.object({ resourceId, from: plainDate, to: plainDate, reason: z.enum(ABSENCE_REASONS).default('other') }),
    reply: z.object({ success: z.literal(true), kept: z.int(), asked: z.int() }),
    errors: ['request.invalid', 'booking.examiner-not-found'],
  }),
  withdrawAbsence: endpoint(shopRoutes.withdrawAbsence, {
    permission: 'absence.report',
    audits: ['examiner.back'],
    summary: 'Ends an absence. Customers who were asked to rebook still have to',
    body: z.object({ resourceId, from: plainDate, to: plainDate }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['booking.examiner-not-found'],
  }),
}
