import { AGREEMENT_SEARCH_MAXIMUM, agreementStates, SIGN_METHODS } from '@klarsikt/core/agreement'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { parts } from './agreement.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** An agreement in the staff's list: signed, or sent to its signatory. */
const agreementHead = z
  .object({
    /** Such as `AV-12345678`. */
    number: z.string(),
    status: z.enum(agreementStates.states),
    company: z.string(),
    /** The number of a sole trader is masked. */
    orgNumber: z.string(),
    /** True if the user typed the company because the company register did not answer. */
    isTyped: z.boolean(),
    /** When it was signed, or sent to be signed. */
    at: instant,
  })
  .meta({ id: 'AgreementHead' })

export const staffAgreements = z
  .object({
    search: z.string(),
    agreements: z.array(agreementHead),
    /** True if there are more. */
    isLimited: z.boolean(),
  })
  .meta({ id: 'StaffAgreements' })

export const staffAgreement = z
  .object({
    ...agreementHead.shape,
    ...parts,
    signMethod: z.enum(SIGN_METHODS).nullable(),
    documentDigest: z.string().nullable(),
    /** Signed path of its document, valid for some weeks. */
    pdfPath: z.string(),
  })
  .meta({ id: 'StaffAgreement' })

export const staffAgreementEndpoints = {
  getStaffAgreements: endpoint(shopRoutes.getStaffAgreements, {
    permission: 'agreement.read',
    summary:
      'Lists the company agreements that the member of staff may read, newest first, or those of a company. Some roles may read all, others those that they have opened',
    query: z.object({ search: z.string().max(AGREEMENT_SEARCH_MAXIMUM).default('') }),
    reply: z.object({ data: staffAgreements }),
  }),
  getStaffAgreement: endpoint(shopRoutes.getStaffAgreement, {
    permission: 'agreement.read',
    summary:
      'Returns one agreement that the member of staff may read. A draft that was not sent for signature is not found',
    params: z.object({ number: z.string().regex(/^AV-\d{8}$/) }),
    reply: z.object({ data: staffAgreement }),
    errors: ['agreement.not-found'],
  }),
  lookupAgreement: endpoint(shopRoutes.lookupAgreement, {
    permission: 'agreement.look-up',
    audits: ['agreement.looked-up'],
    summary: 'Opens the agreement of a company until the log-in ends. Records who opened it and why',
    body: z.object({ company: typed, reason: typed }),
    reply: z.object({ success: z.literal(true), data: staffAgreement }),
    errors: ['request.invalid', 'agreement.not-found', 'rate-limited'],
  }),
}
