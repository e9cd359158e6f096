/** An account that autogiro can draw from. */
export type BankAccount = {
  /** Four digits; Swedbank prints a fifth, a check digit, which files of the bank giro leave out. */
  readonly clearing: string
  /** Digits without leading zeros that a bank does not print. */
  readonly number: string
  readonly bank: string
}

const FILE_NUMBER_LENGTH = 12

/** An account in the sixteen digits of the bank giro's files: clearing number, then the number with leading zeros. */
export function bankgiroAccount({ clearing, number }: Pick<BankAccount, 'clearing' | 'number'>): string {
  return `${clearing}${number.padStart(FILE_NUMBER_LENGTH, '0')}`
}

/** Digits that tell an account from another one of the same person. */
const SHOWN_DIGITS = 4

/** What the customer knows an account by, without saying it: `Nordea •••• 1234`. */
export function maskedAccount({ bank, number }: Pick<BankAccount, 'bank' | 'number'>): string {
  return `${bank} •••• ${number.slice(-SHOWN_DIGITS)}`
}
