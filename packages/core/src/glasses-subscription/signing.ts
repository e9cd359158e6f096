import * as glassesSubscriptionMessages from '../messages/generated/glasses-subscription.js'

/** Documents of a subscription: the signed agreement, and the terms that belong to it. */
export const SUBSCRIPTION_DOCUMENTS = ['agreement', 'terms'] as const
export type SubscriptionDocument = (typeof SUBSCRIPTION_DOCUMENTS)[number]

/** Days that the link in the letter for taking a cancellation back is valid. */
export const WINBACK_LINK_DAYS = 365

type SignedAgreement = { readonly number: string; readonly documentDigest: string; readonly brand: string }

/** Returns the text that BankID shows before signing. The document's digest in it binds the signature to it. */
export function subscriptionSignText({ number, documentDigest, brand }: SignedAgreement): string {
  return glassesSubscriptionMessages.signText({ number, digest: documentDigest, brand })
}

export const SUBSCRIPTION_DOCUMENT_MESSAGES: Readonly<Record<SubscriptionDocument, () => string>> = {
  agreement: glassesSubscriptionMessages.documentAgreement,
  terms: glassesSubscriptionMessages.documentTerms,
}
