import type { Agreement } from '@klarsikt/contract/shop/types'
import { type AgreementPart, BOX_TICKED } from '@klarsikt/core/agreement'
import type { PartField } from './part-forms.js'

type Known<Part extends AgreementPart> = Readonly<Partial<Record<PartField<Part>, string>>>

/** Returns the initial values of each part's form: the stored values, or values that follow from other parts. */
export function knownValues(agreement: Agreement | null): { readonly [Part in AgreementPart]: Known<Part> } {
  const { organisation, contact, signatory, invoice, glasses, protective } = agreement ?? {}
  return {
    // The personal number of a sole trader is masked, so it has to be typed again.
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
