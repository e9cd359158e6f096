import {
  AGE_GROUPS,
  bookingStates,
  EXAM_KINDS,
  EXAM_TYPE_IDS,
  EXAMINER_SKILLS,
  isBookingReference,
} from '@klarsikt/core/booking'
import { REFERENCE_TYPES } from '@klarsikt/core/company'
import { EXAM_PRICE_KINDS } from '@klarsikt/core/friends'
import { REQUISITION_TYPES } from '@klarsikt/core/requisition'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { instant, kronor, plainDate, typed, wholeNumber } from './parts.js'
import { bookingRequisition } from './requisition.js'
import { shopRoutes } from './routes.js'

const reference = z.string().refine(isBookingReference)
const examType = z.enum(EXAM_TYPE_IDS)
const ageGroup = z.enum(AGE_GROUPS)
const storeId = z.int().positive().max(2_147_483_647)
/** In a query string the number comes as text. */
const storeIdInQuery = wholeNumber.pipe(storeId)
const start = z.iso.datetime({ offset: true })
/** The examiner; absent for anyone. */
const resourceId = z.string().min(1).max(40)

export const examTypeOption = z
  .object({
    id: examType,
    name: z.string(),
    kind: z.enum(EXAM_KINDS),
    minutes: z.int(),
    price: kronor,
    memberPrice: kronor,
    hasAgeGroup: z.boolean(),
    /** True if a company pays and gives its reference. */
    isForCompany: z.boolean(),
  })
  .meta({ id: 'ExamTypeOption' })

/** A free time. A start is listed once for each examiner who is free then. */
export const bookingSlot = z
  .object({ start: instant, end: instant, resourceId: z.string() })
  .meta({ id: 'BookingSlot' })

const bookingHead = z.object({ id: z.string(), status: z.enum(bookingStates.states), start: instant })

const guardian = z.object({ name: typed, mobile: typed })
const company = z.object({
  name: typed,
  organisationNumber: typed,
  requisitionType: z.union([z.enum(REQUISITION_TYPES), z.literal('')]),
  referenceType: z.union([z.enum(REFERENCE_TYPES), z.literal('')]),
  reference: typed,
  managerEmail: typed.default(''),
})

/** A booking for its page. Personal data is masked unless the customer who owns it is logged in. */
export const booking = z
  .object({
    ...bookingHead.shape,
    /** What people call it by, such as `B48217735`; it opens nothing. */
    number: z.string(),
    statusText: z.string(),
    end: instant,
    examType,
    examTypeName: z.string(),
    kind: z.enum(EXAM_KINDS),
    ageGroup: ageGroup.nullable(),
    store: z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      phone: z.string(),
    }),
    /** Null until the store has answered. */
    examiner: z.string().nullable(),
    /** True if the personal data is not masked. */
    isOwn: z.boolean(),
    /** Such as `19900101-****`. */
    ssn: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** Null if it is masked. */
    note: z.string().nullable(),
    requisitionType: z.enum(REQUISITION_TYPES).nullable(),
    reference: z.string().nullable(),
    managerEmail: z.string().nullable(),
    /** State of the manager's decision; null if none is needed. */
    requisition: bookingRequisition.nullable(),
    /** Price of the visit and its reason, as agreed at the booking. */
    price: kronor,
    priceKind: z.enum(EXAM_PRICE_KINDS),
    /** Last day on which the visit is a free revisit; null if it is none. */
    revisitUntil: plainDate.nullable(),
    /** First day on which a subscription includes the exam; null if none does. */
    includedFrom: plainDate.nullable(),
    canCancel: z.boolean(),
    canRebook: z.boolean(),
    /** True if the customer can wait for an earlier time. */
    canWait: z.boolean(),
    /** Until when changes are free of charge. */
    freeUntil: instant,
    /** Fee for cancelling or moving it now. */
    feeNow: kronor,
    /** Sum of the fees for late changes so far. */
    feeCharged: kronor,
    /** Null while no time is booked. */
    calendarUrl: z.string().nullable(),
    /** A time for which the store's booking system has not answered; null if there is none. */
    unsettledStart: instant.nullable(),
  })
  .meta({ id: 'Booking' })

export const bookedVisit = { examType, ageGroup: ageGroup.nullish() }
const visit = { ...bookedVisit, storeId }
export const bookedPerson = {
  ssn: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  mobile: typed,
  note: z.string().max(2_000).default(''),
  guardian: guardian.nullish(),
  company: company.nullish(),
  /** The same key gives the same booking. */
  idempotencyKey: z.string().min(8).max(100),
}
const created = z.object({ success: z.literal(true), booking: bookingHead })
const changed = z.object({ success: z.literal(true), booking })
const bookingId = z.object({ id: reference })
const day = plainDate.optional()
export const slotQuery = { examType, ageGroup: ageGroup.optional(), from: day, to: day }

export const slotsReply = z.object({
  slots: z.array(bookingSlot),
  /** The examiners of the times, so that the customer can choose one. */
  resources: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** Error codes for a time that cannot be booked. */
const TIME_ERRORS = [
  'request.invalid',
  'booking.slot-taken',
  'booking.person-busy',
  'booking.not-offered',
  'booking.provider-away',
  'rate-limited',
] as const

/** Error codes for a booking that cannot be changed. */
const CHANGE_ERRORS = ['booking.not-found', 'booking.too-late', 'booking.closed', 'booking.fee-not-accepted'] as const

export const bookingEndpoints = {
  getExamTypes: endpoint(shopRoutes.getExamTypes, {
    permission: 'shop.browse',
    summary: 'Lists what can be booked, with lengths and prices',
    query: z.object({ kind: z.enum(EXAM_KINDS).optional() }),
    reply: z.object({ examTypes: z.array(examTypeOption) }),
  }),
  getSlots: endpoint(shopRoutes.getSlots, {
    permission: 'shop.browse',
    summary: 'Returns the free times of a store for at most six weeks. They are computed at each call',
    query: z.object({ ...slotQuery, storeId: storeIdInQuery, resourceId: resourceId.optional() }),
    reply: slotsReply,
    errors: ['request.invalid', 'booking.not-offered', 'booking.provider-away', 'rate-limited'],
  }),
  getNextFree: endpoint(shopRoutes.getNextFree, {
    permission: 'shop.browse',
    summary: 'Returns the first free time of each store that does the exam, for the list of stores',
    query: z.object({ examType, ageGroup: ageGroup.optional() }),
    reply: z.object({
      stores: z.array(
        z.object({
          storeId: z.int(),
          /** Null if there is none or it is unknown. */
          start: instant.nullable(),
          /** True if the store's booking system does not answer. */
          isAway: z.boolean(),
        }),
      ),
    }),
  }),
  getExaminers: endpoint(shopRoutes.getExaminers, {
    permission: 'shop.browse',
    summary: 'Lists who does exams in a store, and which exams',
    query: z.object({ storeId: storeIdInQuery }),
    reply: z.object({ examiners: z.array(z.object({ name: z.string(), skills: z.array(z.enum(EXAMINER_SKILLS)) })) }),
  }),
  holdSlot: endpoint(shopRoutes.holdSlot, {
    permission: 'booking.create',
    audits: { exempt: 'A time that is held is given back by itself; the booking is audited.' },
    summary:
      'Holds a time for ten minutes while the customer types their details. An earlier hold of the session is released',
    body: z.object({ ...visit, start, resourceId: resourceId.nullish() }),
    reply: z.object({ success: z.literal(true), holdId: z.string(), expiresAt: instant, resourceId: z.string() }),
    errors: ['request.invalid', 'booking.slot-taken', 'booking.not-offered', 'booking.provider-away', 'rate-limited'],
  }),
  releaseHold: endpoint(shopRoutes.releaseHold, {
    permission: 'booking.create',
    audits: { exempt: 'As the hold.' },
    summary: 'Releases a held time. Succeeds also when the hold is gone',
    params: z.object({ holdId: reference }),
    reply: z.object({ success: z.literal(true) }),
  }),
  createBooking: endpoint(shopRoutes.createBooking, {
    permission: 'booking.create',
    audits: [...audited.visitBooked, 'booking.unconfirmed', 'booking.declined', 'waiting-list.accepted'],
    summary: 'Books a time. When it is taken, the refusal names the nearest other times',
    body: z.object({ ...visit, ...bookedPerson, start, holdId: reference.nullish(), resourceId: resourceId.nullish() }),
    reply: created,
    errors: [...TIME_ERRORS, 'booking.too-young'],
  }),
  requestBooking: endpoint(shopRoutes.requestBooking, {
    permission: 'booking.create',
    audits: ['booking.requested', 'requisition.draft'],
    summary: 'Suggests a time to a store, which books or declines it',
    body: z.object({ ...visit, ...bookedPerson, start }),
    reply: created,
    errors: ['request.invalid', 'booking.not-offered', 'booking.too-young', 'rate-limited'],
  }),
  getExamPerks: endpoint(shopRoutes.getExamPerks, {
    permission: 'booking.list',
    summary:
      'Returns the discounts that the logged-in customer gets at an exam from club and subscriptions. The default day is today',
    query: z.object({ day: plainDate.optional() }),
    reply: z.object({
      isMember: z.boolean(),
      /** Exams that would be free revisits. */
      revisits: z.array(examType),
      /** The yearly exam of an active lens subscription; null without one or without a personal number. */
      lensExam: z
        .object({
          /** First day on which the next one is included; null if none was used. */
          from: plainDate.nullable(),
        })
        .nullable(),
      /** The same for a glasses subscription. */
      glassesExam: z.object({ from: plainDate.nullable() }).nullable(),
    }),
  }),
  listBookings: endpoint(shopRoutes.listBookings, {
    permission: 'booking.list',
    summary: 'Lists the customer’s bookings, upcoming ones first',
    reply: z.object({ data: z.array(booking) }),
  }),
  getBooking: endpoint(shopRoutes.getBooking, {
    permission: 'booking.manage',
    summary: 'Returns a booking by its reference, with masked personal details',
    params: bookingId,
    reply: z.object({ data: booking }),
    errors: ['booking.not-found', 'rate-limited'],
  }),
  getBookingCalendar: endpoint(shopRoutes.getBookingCalendar, {
    permission: 'booking.manage',
    summary: 'Returns the visit as a calendar file',
    params: bookingId,
    reply: z.unknown(),
    binary: 'text/calendar',
    errors: ['booking.not-found', 'rate-limited'],
  }),
  updateBooking: endpoint(shopRoutes.updateBooking, {
    permission: 'booking.manage',
    audits: ['booking.booked', 'invoice.issued', 'payment-link.created', 'requisition.pending'],
    summary: 'Moves a booking, or books a cancelled one again. A late move costs a fee that must be accepted',
    params: bookingId,
    body: z.object({
      storeId,
      start,
      acceptFee: z.boolean().default(false),
      holdId: reference.nullish(),
      resourceId: resourceId.nullish(),
    }),
    reply: changed,
    errors: [...TIME_ERRORS, ...CHANGE_ERRORS, 'booking.unsettled'],
  }),
  cancelBooking: endpoint(shopRoutes.cancelBooking, {
    permission: 'booking.manage',
    audits: ['booking.cancelled', 'invoice.issued', 'payment-link.created', 'requisition.expired'],
    summary: 'Cancels a booking. A late cancellation costs a fee that must be accepted',
    params: bookingId,
    body: z.object({ acceptFee: z.boolean().default(false) }),
    reply: changed,
    errors: [...CHANGE_ERRORS, 'request.invalid', 'rate-limited'],
  }),
}
