import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const inBrowser = () => typeof globalThis.PublicKeyCredential === 'function'

/** Whether the browser knows passkeys; nothing is promised before the page's code has taken over. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, inBrowser, () => false)
}

/** Whether the browser offers passkeys where it fills in an address. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return inBrowser() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
