import type { AgreementStep } from '@klarsikt/core/agreement'
import * as agreementMessages from '@klarsikt/core/messages/agreement'

export const STEP_NAMES = {
  organisation: agreementMessages.stepOrganisation,
  contact: agreementMessages.stepContact,
  signatory: agreementMessages.stepSignatory,
  invoice: agreementMessages.stepInvoice,
  glasses: agreementMessages.stepGlasses,
  protective: agreementMessages.stepProtective,
  summary: agreementMessages.stepSummary,
} as const satisfies Record<AgreementStep, () => string>

/** Shorter names for the row of steps, where there is little space. */
export const SHORT_STEP_NAMES = {
  organisation: agreementMessages.stepOrganisation,
  contact: agreementMessages.shortStepContact,
  signatory: agreementMessages.shortStepSignatory,
  invoice: agreementMessages.stepInvoice,
  glasses: agreementMessages.shortStepGlasses,
  protective: agreementMessages.shortStepProtective,
  summary: agreementMessages.shortStepSummary,
} as const satisfies Record<AgreementStep, () => string>

/** The headings of the steps, each a question or an instruction. */
export const STEP_HEADINGS = {
  organisation: agreementMessages.headingOrganisation,
  contact: agreementMessages.headingContact,
  signatory: agreementMessages.headingSignatory,
  invoice: agreementMessages.headingInvoice,
  glasses: agreementMessages.headingGlasses,
  protective: agreementMessages.headingProtective,
  summary: agreementMessages.headingSummary,
} as const satisfies Record<AgreementStep, () => string>
