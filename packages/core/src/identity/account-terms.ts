/**
 * The version of the account terms a customer must have accepted to be logged in; a new one asks everybody again
 * [AUTH-004]. The text is the page `account-terms`.
 */
export const ACCOUNT_TERMS_VERSION = '2026-11'

/** True when what a customer accepted is the text in force. */
export function hasCurrentTerms(acceptedVersion: string | null): boolean {
  return acceptedVersion === ACCOUNT_TERMS_VERSION
}
