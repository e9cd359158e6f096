import type { Agreement } from '@klarsikt/contract/shop/types'
import { type AgreementPart, BOX_TICKED } from '@klarsikt/core/b2b'
import type { PartField } from './part-forms.js'

type Known<Part extends AgreementPart> = Readonly<Partial<Record<PartField<Part>, string>>>

/** What the form of a part begins with: what is stored of it, or what follows from other parts. */
export function knownValues(agreement: Agreement | null): { readonly [Part in AgreementPart]: Known<Part> } {
  const { organisation, contact, signatory, invoice, glasses, protective } = agreement ?? {}
  return {
    // The number of a person is masked, and has to be typed again.
    organisation: organisation && !organisation.orgNumber.includes('*') ? { orgNumber: organisation.orgNumber } : {},
    contact: contact ?? {},
    signatory: signatory ?? {},
    invoice: invoice ?? organisation?.address ?? {},
    glasses: glasses
      ? {
          ...glasses,
          frameModels: String(glasses.frameModels),
          photochromic: glasses.hasPhotochromic ? BOX_TICKED : '',
        }
      : {},
    protective: protective
      ? { classes: protective.classes.join(','), pdfEmail: protective.pdfEmail }
      : contact
        ? { pdfEmail: contact.email }
        : {},
  }
}
