import type { AgreementStep } from '@klarsikt/core/b2b'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as b2bMessages from '@klarsikt/core/messages/b2b'

export const STEP_NAMES = {
  organisation: b2bMessages.stepOrganisation,
  contact: b2bMessages.stepContact,
  signatory: b2bMessages.stepSignatory,
  invoice: b2bMessages.stepInvoice,
  glasses: b2bMessages.stepGlasses,
  protective: b2bMessages.stepProtective,
  summary: b2bMessages.stepSummary,
} as const satisfies Record<AgreementStep, () => string>

/** Shorter names for the row of steps, where there is little space. */
export const SHORT_STEP_NAMES = {
  organisation: b2bMessages.stepOrganisation,
  contact: agreementMessages.shortStepContact,
  signatory: agreementMessages.shortStepSignatory,
  invoice: b2bMessages.stepInvoice,
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
