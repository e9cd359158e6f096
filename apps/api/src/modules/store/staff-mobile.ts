import type { Encryption } from '@klarsikt/server/encryption'

const MOBILE = 'staff.mobile'

/** Where one-time codes go by SMS, and how it was made sure that it is theirs. */
export type StaffMobile = { readonly number: string; readonly reason: string }

export const sealStaffMobile = (encryption: Encryption, mobile: StaffMobile): string =>
  encryption.encrypt(JSON.stringify(mobile), MOBILE)

export const openStaffMobile = (encryption: Encryption, sealed: string): StaffMobile =>
  JSON.parse(encryption.decrypt(sealed, MOBILE)) as StaffMobile
