import { FRAME_LEVELS, GLASS_LEVELS, PROTECTIVE_CLASSES } from '@klarsikt/core/agreement'
import { REFERENCE_TYPES } from '@klarsikt/core/company'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A company as the company register describes it. */
export const company = z
  .object({
    /** `NNNNNN-NNNN`. */
    orgNumber: z.string(),
    name: z.string(),
    /** Legal form in words, such as `Aktiebolag`. */
    form: z.string(),
    /** Postal address; null if the register has none. */
    address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  })
  .meta({ id: 'Company' })

export const agreedGlasses = {
  glassLevel: z.enum(GLASS_LEVELS),
  frameLevel: z.enum(FRAME_LEVELS),
  frameModels: z.int(),
  hasPhotochromic: z.boolean(),
}

export const agreedReference = { referenceType: z.enum(REFERENCE_TYPES), referenceFormat: z.string() }

/** What a company's agreement covers in addition to the exam. */
export const agreementCover = z
  .object({
    /** Such as `AV-12345678`. */
    agreementNumber: z.string(),
    ...agreedGlasses,
    protectiveClasses: z.array(z.enum(PROTECTIVE_CLASSES)),
  })
  .meta({ id: 'AgreementCover' })

export const companyEndpoints = {
  getCompany: endpoint(shopRoutes.getCompany, {
    permission: 'agreement.sign',
    summary:
      'Looks up a company by its organisation number. Sole traders have a personal number, which must not be in an address, so the agreement looks them up',
    params: z.object({ orgNumber: typed }),
    reply: z.object({ data: company }),
    errors: ['request.invalid', 'company.not-found', 'company.lookup-problem', 'company.deregistered', 'rate-limited'],
  }),
  getCompanyReference: endpoint(shopRoutes.getCompanyReference, {
    permission: 'booking.create',
    summary:
      'Returns the format of a company’s references. Null for a company without an agreement, or for an unknown company',
    params: z.object({ orgNumber: typed }),
    reply: z.object({ data: z.object(agreedReference).nullable() }),
    errors: ['rate-limited'],
  }),
}
