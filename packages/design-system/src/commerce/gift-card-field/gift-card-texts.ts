/** Texts of the gift card field that a caller may replace. */
export interface GiftCardTexts {
  readonly number: string
  readonly pin: string
  readonly apply: string
  /** `{amount}` is the balance of the card afterwards. */
  readonly remaining: string
  readonly remove: string
  readonly numberMissing: string
  readonly numberWrong: string
  readonly pinMissing: string
  readonly pinWrong: string
}
