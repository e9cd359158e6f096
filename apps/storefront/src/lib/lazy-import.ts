import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'

/** Code that is loaded when it is needed; null when it cannot be had, which the visitor is shown. */
export async function lazyImport<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load()
  } catch {
    toast({ text: errorMessages.generic(), kind: 'error' })
    return null
  }
}
