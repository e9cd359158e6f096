import type { CartItem } from '@klarsikt/contract/shop/types'
import { dateText } from '@klarsikt/core/calendar'
import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import * as giftCardDeliveryMessages from '@klarsikt/core/messages/gift-card-delivery'
import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'cart.gift_card_delivery'

/** Who gets a card, and what is written to them, is nobody else's business: in the database it is sealed. */
export function sealGiftCardDelivery(encryption: Encryption, delivery: GiftCardDelivery): string {
  return encryption.encrypt(JSON.stringify(delivery), PURPOSE)
}

export function openGiftCardDelivery(encryption: Encryption, sealed: string): GiftCardDelivery {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as GiftCardDelivery
}

/** Who a card goes to, when, and the greeting, as the cart answers print it; null for a card without any of it. */
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
