import type { CartItem } from '@klarsikt/contract/shop/types'
import { dateText } from '@klarsikt/core/calendar'
import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import * as giftCardDeliveryMessages from '@klarsikt/core/messages/gift-card-delivery'
import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'cart.gift_card_delivery'

/** Seals the recipient and greeting of a gift card, because they are personal data. */
export function sealGiftCardDelivery(encryption: Encryption, delivery: GiftCardDelivery): string {
  return encryption.encrypt(JSON.stringify(delivery), PURPOSE)
}

export function openGiftCardDelivery(encryption: Encryption, sealed: string): GiftCardDelivery {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as GiftCardDelivery
}

/** Describes the recipient, day and greeting of a gift card for the cart; null for a card without these. */
export function describeGiftCardDelivery(delivery: GiftCardDelivery | null = null): CartItem['giftCardDelivery'] {
  if (delivery === null) return null
  const { message } = delivery
  return {
    ...delivery,
    texts: [wayText(delivery), ...(message === '' ? [] : [giftCardDeliveryMessages.greeting({ message })])],
  }
}

function wayText({ email, sendOn }: GiftCardDelivery): string {
  if (email === null) return giftCardDeliveryMessages.printed()
  if (sendOn === null) return giftCardDeliveryMessages.sentTo({ email })
  return giftCardDeliveryMessages.sentToOn({ email, date: dateText(sendOn, { year: true }) })
}
