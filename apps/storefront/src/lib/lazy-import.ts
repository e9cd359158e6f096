import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'

/** Code that is loaded when it is needed; null when it cannot be had, which the visitor is shown with a way to ask `again`. */
export async function lazyImport<Code>(load: () => Promise<Code>, again: () => void): Promise<Code | null> {
  try {
    return await load()
  } catch {
    const text = navigator.onLine ? errorMessages.generic() : errorMessages.network()
    toast({ text, kind: 'error', action: { label: commonMessages.retry(), onAction: again } })
    return null
  }
}
