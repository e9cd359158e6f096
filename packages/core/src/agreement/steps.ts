import type { AgreementContent } from './agreement.js'

/** The parts of an agreement, in the order in which the wizard asks for them [ROUTE-055]. */
export const AGREEMENT_PARTS = ['organisation', 'contact', 'signatory', 'invoice', 'glasses', 'protective'] as const
export type AgreementPart = (typeof AGREEMENT_PARTS)[number]

/** The steps of the wizard: the parts, then the summary to review and sign. */
export const AGREEMENT_STEPS = [...AGREEMENT_PARTS, 'summary'] as const
export type AgreementStep = (typeof AGREEMENT_STEPS)[number]

/** The query parameter that opens a step. Its values are in {@link AGREEMENT_STEP_WORDS}. */
export const AGREEMENT_STEP_QUERY = 'steg'
export const AGREEMENT_STEP_WORDS: Readonly<Record<AgreementStep, string>> = {
  organisation: 'foretag',
  contact: 'kontakt',
  signatory: 'avtalstecknare',
  invoice: 'faktura',
  glasses: 'glas',
  protective: 'skyddsglas',
  summary: 'granska',
}

/** Returns the first step that is not filled in; the summary once all are. */
export function nextAgreementStep(content: Partial<AgreementContent>): AgreementStep {
  return AGREEMENT_PARTS.find((part) => content[part] === undefined) ?? 'summary'
}

/** Returns the steps that the user can open: those that are filled in, and the next one. */
export function openAgreementSteps(content: Partial<AgreementContent>): readonly AgreementStep[] {
  const next = AGREEMENT_STEPS.indexOf(nextAgreementStep(content))
  return AGREEMENT_STEPS.filter((step, at) => at <= next || (step !== 'summary' && content[step] !== undefined))
}

/** Returns the complete agreement, or null while a part is missing. */
export function wholeAgreement(content: Partial<AgreementContent>): AgreementContent | null {
  return nextAgreementStep(content) === 'summary' ? (content as AgreementContent) : null
}
