import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const inBrowser = () => typeof globalThis.PublicKeyCredential === 'function'

/** Returns whether the browser supports passkeys. It is false until the page's scripts run. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, inBrowser, () => false)
}

/** Returns whether the browser offers passkeys in the autofill of an address field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return inBrowser() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
