import type { Encryption } from '@klarsikt/server/encryption'

const EMAIL = 'staff.email'

/** Where the one-time codes of a member of staff go, as it is stored. */
export const sealStaffEmail = (encryption: Encryption, email: string): string => encryption.encrypt(email, EMAIL)

export const openStaffEmail = (encryption: Encryption, sealed: string): string => encryption.decrypt(sealed, EMAIL)
