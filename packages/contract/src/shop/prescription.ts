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

/** One saved prescription, without its strengths. */
export const savedPrescription = z
  .object({
    id: z.string(),
    /** Day of the eye test. */
    issuedOn: plainDate,
    /** The last day on which lenses can be ordered by it. */
    validUntil: plainDate,
    isValid: z.boolean(),
    savedAt: instant,
  })
  .meta({ id: 'SavedPrescription' })

/** The same with its strengths. */
export const openPrescription = savedPrescription
  .extend({
    prescriptionGlasses,
    /** As typed, to be filled in again. */
    typed: z.object(typedFields),
  })
  .meta({ id: 'OpenPrescription' })

export const prescriptionEndpoints = {
  getPrescriptions: endpoint(shopRoutes.getPrescriptions, {
    permission: 'account.read',
    summary: 'The prescriptions that the customer has saved, the newest eye test first, without strengths',
    reply: z.object({ data: z.array(savedPrescription) }),
  }),
  getPrescription: endpoint(shopRoutes.getPrescription, {
    permission: 'account.read',
    summary: 'One saved prescription with its strengths',
    params: z.object({ id }),
    reply: z.object({ data: openPrescription }),
    errors: ['prescription.not-found'],
  }),
  savePrescription: endpoint(shopRoutes.savePrescription, {
    permission: 'account.change',
    summary:
      'Saves a prescription by the customer’s choice, for which it asks in each call; the same one is saved once',
    body: z.object({
      ...typedFields,
      issuedOn: typed,
      /** Consent to the saving of health data. */
      agreed: z.boolean(),
    }),
    reply: z.object({ success: z.literal(true), data: savedPrescription }),
    errors: ['request.invalid', 'prescription.too-many'],
  }),
  removePrescription: endpoint(shopRoutes.removePrescription, {
    permission: 'account.change',
    summary: 'Removes a saved prescription for good',
    body: z.object({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['prescription.not-found'],
  }),
}
