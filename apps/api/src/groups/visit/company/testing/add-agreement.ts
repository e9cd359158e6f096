import { randomBytes } from 'node:crypto'
import { type AgreementContent, agreementStates } from '@klarsikt/core/agreement'
import type { Deps } from '../../../../context.js'
import { sealContent, sealDocument, sealSignature } from '../content.js'
import { companyDigests } from '../find-agreement.js'
import { agreement } from '../tables.js'

/** The content of an agreement of a company whose references have the format `AA-99`. */
export const AGREED: AgreementContent = {
  organisation: {
    number: '559990-1039',
    name: 'Havtorn Livs AB',
    form: 'Aktiebolag',
    address: { street: 'Kajgatan 7', postalCode: '451 30', city: 'Uddevalla' },
    isTyped: false,
  },
  contact: { firstName: 'Maria', lastName: 'Lundin', email: 'maria@havtorn.example', mobile: '0701740605' },
  signatory: { firstName: 'Maria', lastName: 'Lundin', email: 'maria@havtorn.example', title: 'Vd' },
  invoice: {
    street: 'Box 44',
    postalCode: '451 15',
    city: 'Uddevalla',
    reference: { type: 'costCentre', format: 'AA-99' },
    eInvoiceId: '0007:5599901039',
  },
  glasses: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: true },
  protective: { classes: ['F'], pdfEmail: 'maria@havtorn.example' },
}

export async function addAgreement(
  { database, encryption, clock }: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  { number = 'AV-00000001', says = AGREED }: { readonly number?: string; readonly says?: AgreementContent } = {},
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const now = clock.now()
  await database.orm.insert(agreement).values({
    id,
    number,
    state: agreementStates.to('sign'),
    sessionDigest: '',
    content: sealContent(encryption, says),
    companyDigest: companyDigests(encryption, says.organisation.number)[0],
    document: sealDocument(encryption, new TextEncoder().encode('%PDF-1.7')),
    documentDigest: '0'.repeat(64),
    signMethod: 'e-mail',
    signature: sealSignature(encryption, { method: 'e-mail', email: says.signatory.email }),
    createdAt: now,
    updatedAt: now,
    signedAt: now,
  })
  return id
}
