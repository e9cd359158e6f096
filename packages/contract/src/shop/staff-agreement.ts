import { AGREEMENT_SEARCH_MAXIMUM, agreementStates, SIGN_METHODS } from '@klarsikt/core/b2b'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { parts } from './b2b-agreement.js'
import { instant } from './parts.js'
import { shopRoutes } from './routes.js'

/** An agreement in the list of the staff: signed, or sent to its signatory by letter. */
const agreementHead = z
  .object({
    /** `AV-12345678`. */
    number: z.string(),
    status: z.enum(agreementStates.states),
    company: z.string(),
    /** A sole trader’s number is masked. */
    orgNumber: z.string(),
    /** The company was typed in, because the register did not answer. */
    isTyped: z.boolean(),
    /** When it was signed, or sent to be signed. */
    at: instant,
  })
  .meta({ id: 'AgreementHead' })

/** Agreements as staff look them up. */
export const staffAgreements = z
  .object({
    search: z.string(),
    agreements: z.array(agreementHead),
    /** There are more than these. */
    isLimited: z.boolean(),
  })
  .meta({ id: 'StaffAgreements' })

/** One agreement as staff see it. */
export const staffAgreement = z
  .object({
    ...agreementHead.shape,
    ...parts,
    signMethod: z.enum(SIGN_METHODS).nullable(),
    /** SHA-256 of the document. */
    documentDigest: z.string().nullable(),
    /** Where its document is fetched, signed and good for some weeks. */
    pdfPath: z.string(),
  })
  .meta({ id: 'StaffAgreement' })

export const staffAgreementEndpoints = {
  getStaffAgreements: endpoint(shopRoutes.getStaffAgreements, {
    permission: 'agreement.read',
    summary: 'Agreements of companies, the newest first, or those of a company that is searched for',
    query: z.object({ search: z.string().max(AGREEMENT_SEARCH_MAXIMUM).default('') }),
    reply: z.object({ data: staffAgreements }),
  }),
  getStaffAgreement: endpoint(shopRoutes.getStaffAgreement, {
    permission: 'agreement.read',
    summary: 'One agreement; a draft that nobody has been asked to sign is not found',
    params: z.object({ number: z.string().regex(/^AV-\d{8}$/) }),
    reply: z.object({ data: staffAgreement }),
    errors: ['agreement.not-found'],
  }),
}
