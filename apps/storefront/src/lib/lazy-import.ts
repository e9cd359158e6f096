import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'

/**
 * Loads code when it is needed. Returns null after a failure, and then shows a notification with a button that calls
 * `again`.
 */
export async function lazyImport<Code>(load: () => Promise<Code>, again: () => void): Promise<Code | null> {
  try {
    return await load()
  } catch {
    const text = navigator.onLine ? errorMessages.generic() : errorMessages.network()
    toast({ text, kind: 'error', action: { label: commonMessages.retry(), onAction: again } })
    return null
  }
}
