import { AGE_GROUPS, EXAM_TYPE_IDS, isBookingReference } from '@klarsikt/core/booking'
import { WAITING_DAY_PARTS, WAITING_STORES_MAXIMUM, waitingStates } from '@klarsikt/core/waiting-list'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { instant, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const reference = z.string().refine(isBookingReference)
const examType = z.enum(EXAM_TYPE_IDS)
const ageGroup = z.enum(AGE_GROUPS)
const storeId = z.int().positive().max(2_147_483_647)

/** An entry of the waiting list for the person who has its link. */
export const waitingEntry = z
  .object({
    id: z.string(),
    state: z.enum(waitingStates.states),
    stateText: z.string(),
    examType,
    examTypeName: z.string(),
    ageGroup: ageGroup.nullable(),
    stores: z.array(z.object({ id: storeId, name: z.string() })),
    earliest: plainDate,
    latest: plainDate,
    dayPart: z.enum(WAITING_DAY_PARTS),
    /** Such as `***05`. */
    mobile: z.string(),
    /** The booked visit that should be earlier; null if none is booked. */
    booking: z.object({ id: z.string(), start: instant }).nullable(),
    /** The time that is held for it now; null if none. */
    offer: z.object({ storeId, store: z.string(), start: instant, end: instant, until: instant }).nullable(),
  })
  .meta({ id: 'WaitingEntry' })

const times = { earliest: typed, latest: typed, dayPart: typed }
const params = z.object({ id: reference })
const changed = z.object({ success: z.literal(true), data: waitingEntry })

export const waitingListEndpoints = {
  getWaitingStores: endpoint(shopRoutes.getWaitingStores, {
    permission: 'shop.browse',
    summary: 'Lists the stores that have a waiting list. Stores with another booking system have none',
    reply: z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  joinWaitingList: endpoint(shopRoutes.joinWaitingList, {
    permission: 'booking.create',
    audits: ['waiting-list.joined'],
    summary:
      'Joins the waiting list for a time. A repeated call returns the same entry, and a time that is already free is refused',
    body: z.object({
      examType,
      ageGroup: ageGroup.nullish(),
      storeIds: z.array(storeId).min(1).max(WAITING_STORES_MAXIMUM),
      /** True to wait for the other stores in the same town too. */
      inCity: z.boolean().default(false),
      ...times,
      mobile: typed,
      email: typed.default(''),
    }),
    reply: changed,
    errors: ['request.invalid', 'waiting-list.time-is-free', 'waiting-list.too-many', 'rate-limited'],
  }),
  waitForEarlier: endpoint(shopRoutes.waitForEarlier, {
    permission: 'booking.manage',
    audits: ['waiting-list.joined'],
    summary: 'Joins the waiting list for an earlier time of a booking in its store. The booked person gets the SMS',
    params,
    body: z.object({ inCity: z.boolean().default(false), ...times }),
    reply: changed,
    errors: [
      'booking.not-found',
      'request.invalid',
      'waiting-list.time-is-free',
      'waiting-list.too-many',
      'waiting-list.closed',
      'rate-limited',
    ],
  }),
  getWaitingEntry: endpoint(shopRoutes.getWaitingEntry, {
    permission: 'booking.manage',
    summary: 'Returns an entry by its reference, with the time that is offered now',
    params,
    reply: z.object({ data: waitingEntry }),
    errors: ['waiting-list.not-found', 'rate-limited'],
  }),
  acceptWaitingOffer: endpoint(shopRoutes.acceptWaitingOffer, {
    permission: 'booking.manage',
    audits: [...audited.visitBooked, 'waiting-list.accepted'],
    summary:
      'Accepts the offered time. A booking is moved. Otherwise the session holds the time while details are typed',
    params,
    /** The time that the user saw. */
    body: z.object({ start: z.iso.datetime({ offset: true }) }),
    reply: z.object({
      success: z.literal(true),
      /** The booking that was moved; null if there was none. */
      booking: z.object({ id: z.string() }).nullable(),
      /** The hold with which to make a new booking; null if a booking was moved. */
      hold: z.object({ id: z.string(), until: instant, storeId, start: instant }).nullable(),
    }),
    errors: [
      'waiting-list.not-found',
      'waiting-list.offer-over',
      'waiting-list.answered',
      'waiting-list.ended',
      'booking.person-busy',
      'rate-limited',
    ],
  }),
  declineWaitingOffer: endpoint(shopRoutes.declineWaitingOffer, {
    permission: 'booking.manage',
    audits: ['waiting-list.declined'],
    summary: 'Declines the offered time, which goes to the next in line. The entry stays on the list',
    params,
    body: z.object({ start: z.iso.datetime({ offset: true }) }),
    reply: changed,
    errors: ['waiting-list.not-found', 'waiting-list.answered', 'rate-limited'],
  }),
  leaveWaitingList: endpoint(shopRoutes.leaveWaitingList, {
    permission: 'booking.manage',
    audits: ['waiting-list.left'],
    summary: 'Leaves the waiting list and deletes the mobile number. Succeeds also when the entry has ended',
    params,
    reply: changed,
    errors: ['waiting-list.not-found', 'rate-limited'],
  }),
}
