import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { useText } from '@klarsikt/design-system/locale'
import type { SearchStatus } from './use-found-face.js'

const MESSAGES = {
  searching: tryOnMessages.markSearching,
  slow: tryOnMessages.markSlow,
  found: tryOnMessages.markFoundPupils,
  none: tryOnMessages.markNoFace,
  many: tryOnMessages.markManyFaces,
  far: tryOnMessages.markFarFace,
  unsearched: tryOnMessages.markUnsearched,
} as const satisfies Record<SearchStatus, unknown>

const TONES: Partial<Record<SearchStatus, 'success' | 'warning'>> = {
  found: 'success',
  none: 'warning',
  many: 'warning',
  far: 'warning',
  unsearched: 'warning',
}

/** Says how the search for the pupils ended. The customer can mark them by hand all the time. */
export function SearchNote({ status }: { readonly status: SearchStatus }) {
  const text = useText()
  return (
    <Alert tone={TONES[status] ?? 'info'} live="status">
      {text(MESSAGES[status])}
    </Alert>
  )
}
