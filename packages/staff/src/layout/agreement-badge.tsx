import type { AgreementState } from '@klarsikt/core/agreement'
import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import { Badge } from '@klarsikt/design-system/badge'

const TONES = { draft: 'warning', signed: 'success' } as const satisfies Record<AgreementState, string>
const TEXTS = {
  draft: staffAgreementMessages.awaits,
  signed: staffAgreementMessages.signed,
} as const satisfies Record<AgreementState, () => string>

/** Shows the state of an agreement to staff: a draft that waits for its signatory, or a signed agreement. */
export function AgreementBadge({ status }: { readonly status: AgreementState }) {
  return <Badge tone={TONES[status]}>{TEXTS[status]()}</Badge>
}
