/**
 * Version of the account terms that a logged-in customer has accepted. A new one asks everybody again [AUTH-004]. The
 * text is the page `account-terms`.
 */
export const ACCOUNT_TERMS_VERSION = '2026-11'

/** Tells whether the customer has accepted the present version. */
export function hasCurrentTerms(acceptedVersion: string | null): boolean {
  return acceptedVersion === ACCOUNT_TERMS_VERSION
}
