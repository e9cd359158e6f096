import type { RequisitionDecision } from '@klarsikt/core/b2b'
import { encodedHref } from '@klarsikt/core/paths'

/** The query parameter of the page while an answer is asked for once more, and what opens a list. */
export const ANSWER_QUERY = 'svar'
export const LIST_QUERY = 'lank'

/** How an address names each answer. */
export const ANSWER_WORDS = { approve: 'godkann', reject: 'avsla' } as const satisfies Record<
  RequisitionDecision,
  string
>

/** The page of a requisition, or of one answer to it. */
export function requisitionPath(token: string, answer?: RequisitionDecision): string {
  const page = encodedHref('b2b-requisition', { token })
  return answer === undefined ? page : `${page}?${ANSWER_QUERY}=${ANSWER_WORDS[answer]}`
}
