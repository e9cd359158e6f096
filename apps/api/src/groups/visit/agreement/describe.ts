import { type AgreementContent, nextAgreementStep, type SignMethod, wholeAgreement } from '@klarsikt/core/agreement'
import { shownCompanyNumber } from '@klarsikt/core/company'
import type { Ctx } from '../../../context.js'
import { downloadPath } from './download-link.js'
import { type Agreement, findSigning, isSigned } from './find.js'

/** Describes an agreement for its session's page. */
export async function describeAgreement(
  { database, encryption, clock }: Pick<Ctx, 'database' | 'encryption' | 'clock'>,
  agreement: Agreement,
) {
  const { id, number, state, says, signedAt, documentDigest } = agreement
  const signing = isSigned(agreement) ? null : await findSigning(database, id)
  const waits = signing !== null && signing.letterDigest !== null && signing.expiresAt > clock.now()
  return {
    id,
    number,
    status: state,
    nextStep: nextAgreementStep(says),
    ...describeContent(says),
    pdfPath: wholeAgreement(says) === null ? null : downloadPath(encryption, id, clock.now()),
    signedAt: signedAt?.toISOString() ?? null,
    signMethod: agreement.signMethod satisfies SignMethod | null,
    documentDigest,
    /** Whether a letter waits for the signatory. */
    awaitsLetter: waits,
  }
}

/** Describes the content of an agreement. A personal number is masked. */
export function describeContent({
  organisation,
  contact,
  signatory,
  invoice,
  glasses,
  protective,
}: Partial<AgreementContent>) {
  return {
    organisation: organisation
      ? {
          orgNumber: shownCompanyNumber(organisation.number),
          name: organisation.name,
          form: organisation.form,
          address: organisation.address,
          isTyped: organisation.isTyped,
        }
      : null,
    contact: contact ?? null,
    signatory: signatory ?? null,
    invoice: invoice
      ? {
          street: invoice.street,
          postalCode: invoice.postalCode,
          city: invoice.city,
          referenceType: invoice.reference.type,
          referenceFormat: invoice.reference.format,
          eInvoiceId: invoice.eInvoiceId,
        }
      : null,
    glasses: glasses ?? null,
    protective: protective ? { ...protective, classes: [...protective.classes] } : null,
  }
}
