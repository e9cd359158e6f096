export const STAFF_CODE_CHANNELS = ['sms', 'email'] as const
export type StaffCodeChannel = (typeof STAFF_CODE_CHANNELS)[number]

/** Masks a number except the last two digits, by which its owner recognises it: `***05`. */
export function maskedMobile(number: string): string {
  return `***${number.slice(-2)}`
}
