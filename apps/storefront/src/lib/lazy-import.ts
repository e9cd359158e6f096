import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'

/** Code that comes when it is wanted; null when it cannot be had, which the visitor is told. */
export async function lazyImport<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load()
  } catch {
    toast({ text: errorMessages.generic(), kind: 'error' })
    return null
  }
}
