import type { Encryption } from '@klarsikt/server/encryption'

const MOBILE = 'staff.mobile'

/** The mobile number for one-time codes, and how it was verified to be the employee's. */
export type StaffMobile = { readonly number: string; readonly reason: string }

export const sealStaffMobile = (encryption: Encryption, mobile: StaffMobile): string =>
  encryption.encrypt(JSON.stringify(mobile), MOBILE)

export const openStaffMobile = (encryption: Encryption, sealed: string): StaffMobile =>
  JSON.parse(encryption.decrypt(sealed, MOBILE)) as StaffMobile
