import {
  AGREEMENT_STEP_QUERY,
  AGREEMENT_STEP_WORDS,
  AGREEMENT_STEPS,
  type AgreementStep,
} from '@klarsikt/core/agreement'
import { encodedHref } from '@klarsikt/shop-config/paths'

/** The query parameters of links in letters: the secret of a draft, and the secret that signs. */
export const DRAFT_QUERY = 'utkast'
export const CONFIRM_QUERY = 'bekrafta'
/** The query parameter that the BankID app adds when it leads back. */
export const RETURN_QUERY = 'bankid'

export function stepAddress(step: AgreementStep): string {
  return `${encodedHref('b2b-sign-agreement')}?${AGREEMENT_STEP_QUERY}=${AGREEMENT_STEP_WORDS[step]}`
}

/** Returns the step that an address names, or null. */
export function stepIn(url: URL): AgreementStep | null {
  const word = url.searchParams.get(AGREEMENT_STEP_QUERY)
  return AGREEMENT_STEPS.find((step) => AGREEMENT_STEP_WORDS[step] === word) ?? null
}
