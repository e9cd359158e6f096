import { isBookingReference } from '@klarsikt/core/booking'
import { REFERENCE_TYPES } from '@klarsikt/core/company'
import { requisitionStates } from '@klarsikt/core/requisition'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { agreementCover } from './company.js'
import { instant, kronor, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A requisition for the manager. It tells that there is an exam, and never which, when or with what result. */
export const requisition = z
  .object({
    id: z.string(),
    state: z.enum(requisitionStates.states),
    stateText: z.string(),
    /** Empty once it was erased. */
    employee: z.string(),
    company: z.string(),
    referenceType: z.enum(REFERENCE_TYPES),
    reference: z.string(),
    /** What the company would pay. */
    price: kronor,
    /** What else the company's agreement covers; null if it had none when the exam was booked. */
    cover: agreementCover.nullable(),
    sentAt: instant,
    /** Until when the manager can decide. */
    expiresAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'Requisition' })

/** State of a booking's requisition, for the person who booked. */
export const bookingRequisition = z
  .object({
    state: z.enum(requisitionStates.states),
    expiresAt: instant.nullable(),
    /** True if it has expired and can be sent again, also to another manager. */
    canSend: z.boolean(),
  })
  .meta({ id: 'BookingRequisition' })

const token = z.object({ token: z.string().min(1).max(300) })
const decided = z.object({ data: requisition })

export const requisitionEndpoints = {
  sendRequisition: endpoint(shopRoutes.sendRequisition, {
    permission: 'booking.manage',
    audits: ['requisition.pending'],
    summary: 'Sends the requisition of a booking to a manager again. The earlier link stops working',
    body: z.object({ bookingId: z.string().refine(isBookingReference), managerEmail: typed }),
    reply: z.object({ success: z.literal(true), data: bookingRequisition }),
    errors: ['booking.not-found', 'request.invalid', 'requisition.not-found', 'requisition.decided', 'rate-limited'],
  }),
  getRequisition: endpoint(shopRoutes.getRequisition, {
    permission: 'requisition.decide',
    summary: 'Returns a requisition by the token of its link, or by its id for a logged-in manager',
    params: token,
    reply: decided,
    errors: ['requisition.not-found', 'rate-limited'],
  }),
  approveRequisition: endpoint(shopRoutes.approveRequisition, {
    permission: 'requisition.decide',
    audits: ['requisition.approved'],
    summary:
      'Approves a requisition as the manager. A repeated call counts once, and nothing changes the decision afterwards',
    params: token,
    body: z.object({}),
    reply: decided,
    errors: ['requisition.not-found', 'requisition.expired', 'requisition.decided', 'rate-limited'],
  }),
  rejectRequisition: endpoint(shopRoutes.rejectRequisition, {
    permission: 'requisition.decide',
    audits: ['requisition.rejected'],
    summary: 'Rejects a requisition as the manager. The visit stays booked, and the employee pays for it',
    params: token,
    body: z.object({}),
    reply: decided,
    errors: ['requisition.not-found', 'requisition.expired', 'requisition.decided', 'rate-limited'],
  }),
  listRequisitions: endpoint(shopRoutes.listRequisitions, {
    permission: 'requisition.decide',
    summary:
      'Lists a manager’s requisitions, newest first. A fresh link or the address of the logged-in person gives access',
    query: z.object({ token: z.string().max(300).optional() }),
    reply: z.object({
      /** `token` opens the page of the requisition. */
      data: z.array(requisition.extend({ token: z.string() })),
    }),
    errors: ['rate-limited'],
  }),
  requestRequisitionList: endpoint(shopRoutes.requestRequisitionList, {
    permission: 'requisition.request-list',
    audits: { exempt: 'It sends a letter; what is decided by its link is audited.' },
    summary: 'Sends a manager a link to their requisitions. The answer is the same for every address',
    body: z.object({ email: typed }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.invalid', 'rate-limited'],
  }),
}
