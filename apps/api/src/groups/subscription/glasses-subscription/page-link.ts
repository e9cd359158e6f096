import * as glassesSubscriptionLetterMessages from '@klarsikt/core/messages/glasses-subscription-letter'
import { encodedHref } from '@klarsikt/shop-config/paths'

/** A letter's link to the page of a subscription. */
export const pageLink = (shopUrl: string, id: string) => ({
  url: shopUrl + encodedHref('account-subscription-glasses', { subscriptionId: id }),
  text: glassesSubscriptionLetterMessages.open(),
})
