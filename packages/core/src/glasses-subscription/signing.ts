import * as lifestyleMessages from '../messages/generated/lifestyle.js'

/** Documents of a subscription: what was signed, and the terms that were part of it. */
export const SUBSCRIPTION_DOCUMENTS = ['agreement', 'terms'] as const
export type SubscriptionDocument = (typeof SUBSCRIPTION_DOCUMENTS)[number]

/** How long the link of a letter opens the page where a cancellation is taken back, days. */
export const WINBACK_LINK_DAYS = 365

/** What BankID shows before the code is typed; the digest binds the signature to the document. */
export function subscriptionSignText(of: { readonly number: string; readonly documentDigest: string }): string {
  return lifestyleMessages.signText({ number: of.number, digest: of.documentDigest })
}

/** The Swedish name of each document. */
export const SUBSCRIPTION_DOCUMENT_MESSAGES: Readonly<Record<SubscriptionDocument, () => string>> = {
  agreement: lifestyleMessages.documentAgreement,
  terms: lifestyleMessages.documentTerms,
}
