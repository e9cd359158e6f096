/** A Swedish bank account that autogiro can draw from. */
export type BankAccount = {
  /** Four digits. Swedbank prints a fifth, a check digit, which the files of the bank giro leave out. */
  readonly clearing: string
  /** Digits only. Leading zeros are kept where the bank prints them. */
  readonly number: string
  readonly bank: string
}

const FILE_NUMBER_LENGTH = 12

/** Returns an account for the bank giro's files: four digits of the clearing number and twelve of the number. */
export function bankgiroAccount({ clearing, number }: Pick<BankAccount, 'clearing' | 'number'>): string {
  return `${clearing}${number.padStart(FILE_NUMBER_LENGTH, '0')}`
}

const SHOWN_DIGITS = 4

/** Returns a text by which the customer recognises an account and which does not reveal it: `Nordea •••• 1234`. */
export function maskedAccount({ bank, number }: Pick<BankAccount, 'bank' | 'number'>): string {
  return `${bank} •••• ${number.slice(-SHOWN_DIGITS)}`
}
