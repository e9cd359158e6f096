import { isBookingReference } from '@klarsikt/core/booking'
import { GLASSES_FIELDS, type GlassesField } from '@klarsikt/core/prescription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'
import { prescriptionGlasses } from './strengths.js'

const id = z.string().max(100)
const typedField = typed.optional()
const typedFields = Object.fromEntries(GLASSES_FIELDS.map((field) => [field, typedField])) as Record<
  GlassesField,
  typeof typedField
>

/** A saved prescription without its values. */
export const savedPrescription = z
  .object({
    id: z.string(),
    /** Day of the eye exam. */
    issuedOn: plainDate,
    /** Last day on which lenses can be ordered with it. */
    validUntil: plainDate,
    isValid: z.boolean(),
    savedAt: instant,
    /** Where an optician of the shop measured it, so that it cannot be changed; null if the customer typed it. */
    exam: z.object({ city: z.string() }).nullable(),
  })
  .meta({ id: 'SavedPrescription' })

/** A saved prescription with its values. */
export const openPrescription = savedPrescription
  .extend({
    prescriptionGlasses,
    /** The values as typed, to fill in a form with. */
    typed: z.object(typedFields),
  })
  .meta({ id: 'OpenPrescription' })

/** The prescription of a visit for staff, without its values. */
export const examPrescription = z
  .object({
    /** Reference of the visit. */
    id: z.string(),
    /** Day of the visit. */
    issuedOn: plainDate,
    /** Name of the examined person; empty once that was erased. */
    name: z.string(),
    /** The examined person's account; null if there is none. */
    account: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** When it was last entered. Null if it was not, or if the customer has removed it. */
    enteredAt: instant.nullable(),
    mayEnter: z.boolean(),
  })
  .meta({ id: 'ExamPrescription' })

const visitParams = z.object({ id: z.string().refine(isBookingReference) })

export const prescriptionEndpoints = {
  getPrescriptions: endpoint(shopRoutes.getPrescriptions, {
    permission: 'account.read',
    summary: 'Lists the customer’s saved prescriptions without strengths, newest eye test first',
    reply: z.object({ data: z.array(savedPrescription) }),
  }),
  getPrescription: endpoint(shopRoutes.getPrescription, {
    permission: 'account.read',
    summary: 'Returns one saved prescription with its strengths',
    params: z.object({ id }),
    reply: z.object({ data: openPrescription }),
    errors: ['prescription.not-found'],
  }),
  savePrescription: endpoint(shopRoutes.savePrescription, {
    permission: 'account.change',
    audits: ['prescription.saved'],
    summary: 'Saves a prescription. Each call must state the customer’s consent. The same prescription is saved once',
    body: z.object({
      ...typedFields,
      issuedOn: typed,
      /** Consent to storing health data (GDPR article 9). */
      agreed: z.boolean(),
    }),
    reply: z.object({ success: z.literal(true), data: savedPrescription }),
    errors: ['request.invalid', 'prescription.too-many'],
  }),
  getExamPrescription: endpoint(shopRoutes.getExamPrescription, {
    permission: 'prescription.enter',
    summary:
      'Returns whether the prescription of a visit to the own store is entered, and in whose account it is saved',
    params: visitParams,
    reply: z.object({ data: examPrescription }),
    errors: ['booking.not-found'],
  }),
  enterExamPrescription: endpoint(shopRoutes.enterExamPrescription, {
    permission: 'prescription.enter',
    audits: ['prescription.entered'],
    summary:
      'Saves the strengths of a visit in the account of the examined person, by their consent. A new entry replaces the earlier one',
    params: visitParams,
    body: z.object({ ...typedFields, agreed: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: examPrescription }),
    errors: [
      'booking.not-found',
      'exam-prescription.closed',
      'exam-prescription.no-account',
      'request.invalid',
      'rate-limited',
    ],
  }),
  removePrescription: endpoint(shopRoutes.removePrescription, {
    permission: 'account.change',
    audits: ['prescription.removed'],
    summary: 'Removes a saved prescription permanently',
    body: z.object({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['prescription.not-found'],
  }),
}
