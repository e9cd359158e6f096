import { PASSKEY_NAME_MAXIMUM } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import type { Encryption } from '@klarsikt/server/encryption'
import { deviceName } from '../session/device.js'

const NAME = 'passkey.name'

/** What a passkey is called: as its owner typed, or after the device it was made on. */
export function passkeyName(typed: string | undefined, userAgent: string): string {
  return typed?.trim().slice(0, PASSKEY_NAME_MAXIMUM) || deviceName(userAgent) || authMessages.passkeyName()
}

/** The name as it is stored: people write who they are into it. */
export const sealPasskeyName = (encryption: Encryption, name: string): string => encryption.encrypt(name, NAME)

export const openPasskeyName = (encryption: Encryption, sealed: string): string => encryption.decrypt(sealed, NAME)
