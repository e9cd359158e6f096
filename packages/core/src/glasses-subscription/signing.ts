import * as lifestyleMessages from '../messages/generated/lifestyle.js'

/** Documents of a subscription: the signed agreement, and the terms that belong to it. */
export const SUBSCRIPTION_DOCUMENTS = ['agreement', 'terms'] as const
export type SubscriptionDocument = (typeof SUBSCRIPTION_DOCUMENTS)[number]

/** Days that the link in the letter for taking a cancellation back is valid. */
export const WINBACK_LINK_DAYS = 365

/** Returns the text that BankID shows before signing. The document's digest in it binds the signature to it. */
export function subscriptionSignText(of: { readonly number: string; readonly documentDigest: string }): string {
  return lifestyleMessages.signText({ number: of.number, digest: of.documentDigest })
}

export const SUBSCRIPTION_DOCUMENT_MESSAGES: Readonly<Record<SubscriptionDocument, () => string>> = {
  agreement: lifestyleMessages.documentAgreement,
  terms: lifestyleMessages.documentTerms,
}
