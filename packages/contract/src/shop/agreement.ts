import { AGREEMENT_STEPS, agreementStates, PROTECTIVE_CLASSES, SIGN_METHODS } from '@klarsikt/core/agreement'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { agreedGlasses, agreedReference, company } from './company.js'
import { instant, typed, wholeNumber } from './parts.js'
import { shopRoutes } from './routes.js'
import { BEGIN_SIGNATURE_ERRORS, COLLECT_SIGNATURE_ERRORS, signatureBegun, signatureState } from './signing.js'

const agreementId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })
const token = z.object({ token: z.string().min(20).max(100) })
const done = z.object({ success: z.literal(true) })
const text = z.string()
const person = { firstName: text, lastName: text, email: text }
const address = { street: text, postalCode: text, city: text }

/** The parts of an agreement. The number of a sole trader is masked. */
export const parts = {
  organisation: company.extend({ isTyped: z.boolean() }).nullable(),
  contact: z.object({ ...person, mobile: text }).nullable(),
  signatory: z.object({ ...person, title: text }).nullable(),
  invoice: z.object({ ...address, ...agreedReference, eInvoiceId: text }).nullable(),
  glasses: z.object(agreedGlasses).nullable(),
  protective: z.object({ classes: z.array(z.enum(PROTECTIVE_CLASSES)), pdfEmail: text }).nullable(),
}

/** A company agreement of the session. Parts that are not filled in are null. */
export const agreement = z
  .object({
    id: text,
    /** Such as `AV-12345678`. */
    number: text,
    status: z.enum(agreementStates.states),
    /** First step that is not filled in; the summary once all are. */
    nextStep: z.enum(AGREEMENT_STEPS),
    ...parts,
    /** Signed path of its document, valid for some weeks; null while a part is missing. */
    pdfPath: text.nullable(),
    signedAt: instant.nullable(),
    signMethod: z.enum(SIGN_METHODS).nullable(),
    /** SHA-256 of the signed document. */
    documentDigest: text.nullable(),
    /** True if the signatory has not answered a letter yet. */
    awaitsLetter: z.boolean(),
  })
  .meta({ id: 'Agreement' })

const typedPerson = { firstName: typed, lastName: typed, email: typed }
const typedAddress = { street: typed, postalCode: typed, city: typed }
const part = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('organisation'),
    orgNumber: typed,
    /** Used only if the company register does not answer. */
    typed: z.object({ name: typed, ...typedAddress }).optional(),
  }),
  z.object({ part: z.literal('contact'), ...typedPerson, mobile: typed }),
  z.object({ part: z.literal('signatory'), ...typedPerson, title: typed }),
  z.object({
    part: z.literal('invoice'),
    ...typedAddress,
    referenceType: typed,
    referenceFormat: typed,
    eInvoiceId: typed,
  }),
  z.object({
    part: z.literal('glasses'),
    glassLevel: typed,
    frameLevel: typed,
    frameModels: typed,
    /** `on` or empty. */
    photochromic: typed,
  }),
  /** `classes` are separated by commas. */
  z.object({ part: z.literal('protective'), classes: typed, pdfEmail: typed }),
])

const saved = z.object({ data: agreement })

export const agreementEndpoints = {
  getAgreement: endpoint(shopRoutes.getAgreement, {
    permission: 'agreement.sign',
    summary:
      'Returns the agreement draft of the session, or the agreement that it signed last. Null when there is none',
    reply: z.object({ data: agreement.nullable() }),
  }),
  saveAgreement: endpoint(shopRoutes.saveAgreement, {
    permission: 'agreement.sign',
    audits: { exempt: 'A draft of a visitor; the signature is audited.' },
    summary: 'Stores a part of the session’s draft and makes a draft if there is none. A running signature ends',
    body: part,
    reply: saved,
    errors: [
      'request.invalid',
      'company.not-found',
      'company.lookup-problem',
      'company.deregistered',
      'agreement.signed',
      'rate-limited',
    ],
  }),
  discardAgreement: endpoint(shopRoutes.discardAgreement, {
    permission: 'agreement.sign',
    audits: { exempt: 'As the draft.' },
    summary: 'Deletes the session’s draft. Succeeds also when there is none',
    reply: done,
  }),
  sendAgreementLink: endpoint(shopRoutes.sendAgreementLink, {
    permission: 'agreement.sign',
    audits: { exempt: 'It sends a letter that opens the draft; the signature is audited.' },
    summary: 'Mails a link that opens the session’s draft on another device',
    body: z.object({ email: typed }),
    reply: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['request.invalid', 'agreement.not-found', 'rate-limited'],
  }),
  resumeAgreement: endpoint(shopRoutes.resumeAgreement, {
    permission: 'agreement.sign',
    audits: { exempt: 'As the draft.' },
    summary: 'Opens a draft by the secret of its link. The draft then belongs to this session',
    body: token,
    reply: saved,
    errors: ['agreement.link-expired', 'agreement.signed', 'rate-limited'],
  }),
  getAgreementToConfirm: endpoint(shopRoutes.getAgreementToConfirm, {
    permission: 'agreement.sign',
    summary: 'Returns the agreement that a letter’s link is for. Reading it signs nothing',
    params: token,
    reply: z.object({
      data: z.object({
        number: z.string(),
        company: z.string(),
        signatory: z.string(),
        pdfEmail: z.string(),
        pdfPath: z.string(),
        documentDigest: z.string(),
        /** True if it was signed by this link. */
        isSigned: z.boolean(),
      }),
    }),
    errors: ['agreement.link-expired', 'rate-limited'],
  }),
  confirmAgreement: endpoint(shopRoutes.confirmAgreement, {
    permission: 'agreement.sign',
    audits: ['agreement.signed'],
    summary: 'Signs an agreement by the secret of the letter to its signatory. It can be signed once',
    params: token,
    body: z.object({}),
    reply: saved,
    errors: ['agreement.link-expired', 'agreement.not-found', 'agreement.changed', 'agreement.exists', 'rate-limited'],
  }),
  signAgreement: endpoint(shopRoutes.signAgreement, {
    permission: 'agreement.sign',
    audits: ['agreement.sent'],
    summary: 'Begins the signature of the session’s draft, by BankID or by a letter to the signatory',
    params: agreementId,
    body: z.object({
      method: z.enum(SIGN_METHODS),
      /** `on` if the person confirms that they may sign for the company. */
      authority: typed,
    }),
    reply: z.union([
      signatureBegun.extend({ method: z.literal('bankid') }),
      z.object({ success: z.literal(true), method: z.literal('e-mail'), email: z.string() }),
    ]),
    errors: [
      'request.invalid',
      'agreement.not-found',
      'agreement.signed',
      'agreement.incomplete',
      'agreement.exists',
      'agreement.changed',
      ...BEGIN_SIGNATURE_ERRORS,
    ],
  }),
  collectAgreement: endpoint(shopRoutes.collectAgreement, {
    permission: 'agreement.sign',
    audits: ['agreement.signed'],
    summary:
      'Returns the state of a signature by BankID. Clients call it every second. A complete signature signs the agreement',
    params: agreementId,
    body: z.object({}),
    reply: signatureState,
    errors: [
      'agreement.not-found',
      'agreement.changed',
      'agreement.exists',
      'agreement.other-signatory',
      ...COLLECT_SIGNATURE_ERRORS,
    ],
  }),
  cancelAgreementSigning: endpoint(shopRoutes.cancelAgreementSigning, {
    permission: 'agreement.sign',
    audits: { exempt: 'Nothing comes of a signature that ends.' },
    summary: 'Ends a signature by BankID. Succeeds also when there is none',
    params: agreementId,
    body: z.object({}),
    reply: done,
  }),
  getAgreementPdf: endpoint(shopRoutes.getAgreementPdf, {
    permission: 'shop.browse',
    summary: 'Returns the document of an agreement as PDF. A link that the shop has signed gives access',
    params: agreementId,
    query: z.object({ until: wholeNumber, key: z.string().min(20).max(200) }),
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['agreement.not-found', 'rate-limited'],
  }),
}
