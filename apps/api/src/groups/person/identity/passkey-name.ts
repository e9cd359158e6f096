import { PASSKEY_NAME_MAXIMUM } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import type { Encryption } from '@klarsikt/server/encryption'
import { deviceName } from '../../platform/index.js'

const NAME = 'passkey.name'

/** The name of a passkey: what the owner typed, or the device on which it was made. */
export function passkeyName(typed: string | undefined, userAgent: string): string {
  return typed?.trim().slice(0, PASSKEY_NAME_MAXIMUM) || deviceName(userAgent) || authMessages.passkeyName()
}

/** Seals the name of a passkey, because people write personal details into it. */
export const sealPasskeyName = (encryption: Encryption, name: string): string => encryption.encrypt(name, NAME)

export const openPasskeyName = (encryption: Encryption, sealed: string): string => encryption.decrypt(sealed, NAME)
