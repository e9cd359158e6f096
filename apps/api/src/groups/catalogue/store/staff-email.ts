import type { Encryption } from '@klarsikt/server/encryption'

const EMAIL = 'staff.email'

/** Seals the address for an employee's one-time codes. */
export const sealStaffEmail = (encryption: Encryption, email: string): string => encryption.encrypt(email, EMAIL)

export const openStaffEmail = (encryption: Encryption, sealed: string): string => encryption.decrypt(sealed, EMAIL)
