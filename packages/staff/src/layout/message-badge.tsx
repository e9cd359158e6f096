import { MESSAGE_STATE_MESSAGES, type MessageState } from '@klarsikt/core/order'
import { Badge } from '@klarsikt/design-system/badge'

const TONES = { queued: 'neutral', sent: 'neutral', delivered: 'success', failed: 'danger' } as const

/** Shows the delivery state of a letter or an SMS. */
export function MessageBadge({ state }: { readonly state: MessageState }) {
  return <Badge tone={TONES[state]}>{MESSAGE_STATE_MESSAGES[state]()}</Badge>
}
