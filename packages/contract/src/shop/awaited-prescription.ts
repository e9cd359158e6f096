import {
  AWAITED_SOURCES,
  awaitedPrescriptionStates,
  PRESCRIPTION_PHOTO_BYTES,
} from '@klarsikt/core/awaited-prescription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { typedPrescription } from './article.js'
import { instant, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** What pages of an order show about a prescription that the order waits for. */
export const awaitedPrescription = z
  .object({
    /** Path of the page where the customer sends it, with a signed link. */
    path: z.string(),
    /** Last day to send it. */
    dueOn: plainDate,
    /** False from when a picture was sent until a store has entered it. */
    isCustomersTurn: z.boolean(),
  })
  .meta({ id: 'AwaitedPrescription' })

const state = z.enum(awaitedPrescriptionStates.states)
const position = z.int().min(0).max(1_000)

/** A pair of glasses whose prescription the customer sends after the purchase. */
export const awaitedPair = z
  .object({
    /** Line of its frame. */
    position,
    frame: z.string(),
    lenses: z.array(z.string()),
    source: z.enum(AWAITED_SOURCES),
    state,
    stateText: z.string(),
    /** Null without a picture. */
    sentAt: instant.nullable(),
    /** The store's message that asks for a new picture; null if it has not asked. */
    request: z.string().nullable(),
    needsAddition: z.boolean(),
    needsWorkingDistance: z.boolean(),
  })
  .meta({ id: 'AwaitedPair' })

/** What the page of the signed link shows. */
export const awaitedOrder = z
  .object({
    orderNumber: z.string(),
    dueOn: plainDate,
    isCancelled: z.boolean(),
    /** True if the customer can cancel the whole order free of charge. */
    mayCancel: z.boolean(),
    pairs: z.array(awaitedPair),
  })
  .meta({ id: 'AwaitedOrder' })

/** The two parts of the signed link. The bounds are loose, because a wrong link is answered with "not found". */
const link = { order: z.string().max(20), key: z.string().max(200) }

const BASE64_BYTES = 3
const BASE64_SIGNS = 4
/** Base64 characters of the largest picture and a byte more, so that core refuses a larger one with a message. */
const PHOTO_SIGNS = Math.ceil((PRESCRIPTION_PHOTO_BYTES + 1) / BASE64_BYTES) * BASE64_SIGNS

const customer = z.object({ name: z.string(), email: z.string(), mobile: z.string() })

/** A row of the staff's list. It has neither prescriptions nor pictures. */
export const staffPrescriptionHead = z
  .object({
    /** Order number and line: `12345678-0`. */
    id: z.string(),
    orderNumber: z.string(),
    frame: z.string(),
    state,
    stateText: z.string(),
    sentAt: instant.nullable(),
    dueOn: plainDate,
  })
  .meta({ id: 'StaffPrescriptionHead' })

export const staffPrescription = z
  .object({
    ...staffPrescriptionHead.shape,
    ...awaitedPair.pick({ lenses: true, source: true, request: true, needsAddition: true, needsWorkingDistance: true })
      .shape,
    customer,
    /** Null if no picture was sent or it has been removed. */
    photo: z.object({ path: z.string(), isPdf: z.boolean() }).nullable(),
    /** True if the order still waits for it. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'StaffPrescription' })

export const staffPrescriptions = z
  .object({
    /** Those that a store must enter. The one that has waited longest is first. */
    sent: z.array(staffPrescriptionHead),
    /** Those that the customer must send. */
    missing: z.array(staffPrescriptionHead),
  })
  .meta({ id: 'StaffPrescriptions' })

const staffParams = z.object({ id: z.string().regex(/^\d{8}-\d{1,3}$/) })
const linkReply = z.object({ success: z.literal(true), data: awaitedOrder })
const staffReply = z.object({ success: z.literal(true), data: staffPrescription })

export const awaitedPrescriptionEndpoints = {
  getAwaitedOrder: endpoint(shopRoutes.getAwaitedOrder, {
    permission: 'prescription.send',
    summary:
      'Returns the pairs of glasses in an order that lack a prescription. The signed link of the letter gives access',
    query: z.object({ order: link.order.optional(), key: link.key.optional() }),
    reply: z.object({ data: awaitedOrder }),
    errors: ['awaited-prescription.not-found'],
  }),
  sendPrescriptionPhoto: endpoint(shopRoutes.sendPrescriptionPhoto, {
    permission: 'prescription.send',
    audits: ['prescription.sent'],
    summary: 'Uploads a picture of a prescription. It replaces an earlier picture, and the same picture is stored once',
    body: z.object({ ...link, position, file: z.base64().max(PHOTO_SIGNS) }),
    reply: linkReply,
    errors: ['awaited-prescription.not-found', 'awaited-prescription.ended', 'request.invalid'],
  }),
  typeAwaitedPrescription: endpoint(shopRoutes.typeAwaitedPrescription, {
    permission: 'prescription.send',
    audits: ['prescription.entered'],
    summary: 'Enters the strengths as the customer. The order continues when none are missing',
    body: z.object({ ...link, position, prescription: typedPrescription }),
    reply: linkReply,
    errors: ['awaited-prescription.not-found', 'awaited-prescription.ended', 'prescription.invalid', 'lens.unsuitable'],
  }),
  cancelAwaitedOrder: endpoint(shopRoutes.cancelAwaitedOrder, {
    permission: 'prescription.send',
    audits: ['order.cancelled'],
    summary: 'Cancels an order that waits for its prescription, without cost. A repeated call gets the first answer',
    body: z.object(link),
    reply: linkReply,
    errors: ['awaited-prescription.not-found', 'order.not-cancellable'],
  }),
  getStaffPrescriptions: endpoint(shopRoutes.getStaffPrescriptions, {
    permission: 'prescription.enter',
    summary:
      'Lists the prescriptions that orders wait for: those that staff must enter, and those that customers must send',
    reply: z.object({ data: staffPrescriptions }),
  }),
  getStaffPrescription: endpoint(shopRoutes.getStaffPrescription, {
    permission: 'prescription.enter',
    summary: 'Returns an awaited prescription with the person that it is for',
    params: staffParams,
    reply: z.object({ data: staffPrescription }),
    errors: ['awaited-prescription.not-found'],
  }),
  getPrescriptionPhoto: endpoint(shopRoutes.getPrescriptionPhoto, {
    permission: 'prescription.enter',
    summary: 'Returns the picture that the customer sent. Each reading is recorded in the audit log',
    params: staffParams,
    reply: z.unknown(),
    binary: '*/*',
    errors: ['awaited-prescription.not-found'],
  }),
  enterPrescription: endpoint(shopRoutes.enterPrescription, {
    permission: 'prescription.enter',
    audits: ['prescription.entered'],
    summary: 'Enters the strengths of a pair. On request, lenses that do not suit them are replaced without cost',
    params: staffParams,
    body: z.object({
      prescription: typedPrescription,
      /** True to replace unsuitable lenses by those in `fields.changesLenses` of `lens.unsuitable`. */
      changesLenses: z.boolean().optional(),
    }),
    reply: staffReply,
    errors: ['awaited-prescription.not-found', 'awaited-prescription.ended', 'prescription.invalid', 'lens.unsuitable'],
  }),
  askForPrescription: endpoint(shopRoutes.askForPrescription, {
    permission: 'prescription.enter',
    audits: ['prescription.asked'],
    summary: 'Asks the customer by letter for a new picture. The same text is sent once',
    params: staffParams,
    body: z.object({ message: typed }),
    reply: staffReply,
    errors: ['awaited-prescription.not-found', 'awaited-prescription.ended', 'request.invalid'],
  }),
}
