import * as lifestyleLetterMessages from '@klarsikt/core/messages/lifestyle-letter'
import { encodedHref } from '@klarsikt/shop-config/paths'

/** A letter's link to the page of a subscription. */
export const pageLink = (shopUrl: string, id: string) => ({
  url: shopUrl + encodedHref('account-subscription-glasses', { subscriptionId: id }),
  text: lifestyleLetterMessages.open(),
})
