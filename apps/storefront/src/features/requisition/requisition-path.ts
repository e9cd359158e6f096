import type { RequisitionDecision } from '@klarsikt/core/requisition'
import { encodedHref } from '@klarsikt/shop-config/paths'

/** The query parameters with the answer to confirm, and with the secret that opens a list. */
export const ANSWER_QUERY = 'svar'
export const LIST_QUERY = 'lank'

/** The values of the answers in addresses. */
export const ANSWER_WORDS = { approve: 'godkann', reject: 'avsla' } as const satisfies Record<
  RequisitionDecision,
  string
>

/** Returns the path of a requisition, or of an answer to confirm. */
export function requisitionPath(token: string, answer?: RequisitionDecision): string {
  const page = encodedHref('requisition', { token })
  return answer === undefined ? page : `${page}?${ANSWER_QUERY}=${ANSWER_WORDS[answer]}`
}
