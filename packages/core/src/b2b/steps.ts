import type { AgreementContent } from './agreement.js'

/** What an agreement is made of, in the order in which it is asked for [ROUTE-055]. */
export const AGREEMENT_PARTS = ['organisation', 'contact', 'signatory', 'invoice', 'glasses', 'protective'] as const
export type AgreementPart = (typeof AGREEMENT_PARTS)[number]

/** The steps of the wizard: the parts, and then all of it to be looked over and signed. */
export const AGREEMENT_STEPS = [...AGREEMENT_PARTS, 'summary'] as const
export type AgreementStep = (typeof AGREEMENT_STEPS)[number]

/** The query parameter that asks for a step, and how it names them. */
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

/** The first step that is not filled in; the summary once everything is. */
export function nextAgreementStep(content: Partial<AgreementContent>): AgreementStep {
  return AGREEMENT_PARTS.find((part) => content[part] === undefined) ?? 'summary'
}

/** Steps that can be opened: those filled in, and the next one. */
export function openAgreementSteps(content: Partial<AgreementContent>): readonly AgreementStep[] {
  const next = AGREEMENT_STEPS.indexOf(nextAgreementStep(content))
  return AGREEMENT_STEPS.filter((step, at) => at <= next || (step !== 'summary' && content[step] !== undefined))
}

/** All of an agreement; null while a part of it is missing. */
export function wholeAgreement(content: Partial<AgreementContent>): AgreementContent | null {
  return nextAgreementStep(content) === 'summary' ? (content as AgreementContent) : null
}
