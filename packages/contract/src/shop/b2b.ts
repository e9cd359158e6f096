import { FRAME_LEVELS, GLASS_LEVELS, PROTECTIVE_CLASSES, REFERENCE_TYPES } from '@klarsikt/core/b2b'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A company as the register knows it. */
export const company = z
  .object({
    /** `NNNNNN-NNNN`. */
    orgNumber: z.string(),
    name: z.string(),
    /** What kind of company, in words. */
    form: z.string(),
    /** Where it gets its post; null where the register has none. */
    address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  })
  .meta({ id: 'Company' })

/** The glasses that an agreement pays for. */
export const agreedGlasses = {
  glassLevel: z.enum(GLASS_LEVELS),
  frameLevel: z.enum(FRAME_LEVELS),
  frameModels: z.int(),
  hasPhotochromic: z.boolean(),
}

/** How a company writes the references of its invoices. */
export const agreedReference = { referenceType: z.enum(REFERENCE_TYPES), referenceFormat: z.string() }

/** What the agreement of a company covers, besides the exam. */
export const agreementCover = z
  .object({
    /** `AV-12345678`. */
    agreementNumber: z.string(),
    ...agreedGlasses,
    protectiveClasses: z.array(z.enum(PROTECTIVE_CLASSES)),
  })
  .meta({ id: 'AgreementCover' })

export const b2bEndpoints = {
  getCompany: endpoint(shopRoutes.getCompany, {
    permission: 'agreement.sign',
    summary:
      'Looks a company up by its organisation number. Sole traders, who have a personal number, are looked up by the agreement: no personal number is in an address',
    params: z.object({ orgNumber: typed }),
    reply: z.object({ data: company }),
    errors: ['request.invalid', 'company.not-found', 'company.lookup-problem', 'company.deregistered', 'rate-limited'],
  }),
  getCompanyReference: endpoint(shopRoutes.getCompanyReference, {
    permission: 'booking.create',
    summary: 'How a company with an agreement writes its references; null for one without, and for no company',
    params: z.object({ orgNumber: typed }),
    reply: z.object({ data: z.object(agreedReference).nullable() }),
    errors: ['rate-limited'],
  }),
}
