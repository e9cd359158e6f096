import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import type { Encryption } from '@klarsikt/server/encryption'
import type { SoldCard } from './make-card.js'

/** The buyer of a card, whom the card names as the giver and who is told when it is sent. */
export type CardBuyer = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Whether it was bought without an account; missing in older cards. */
  readonly isGuest?: boolean
}

/** What is needed to send a sold card, also again. */
export type SoldCardContent = SoldCard & Pick<GiftCardDelivery, 'email' | 'message'> & { readonly buyer: CardBuyer }

const PURPOSE = 'sold_gift_card.content'

export function sealSoldCard(encryption: Encryption, content: SoldCardContent): string {
  return encryption.encrypt(JSON.stringify(content), PURPOSE)
}

export function openSoldCard(encryption: Encryption, sealed: string): SoldCardContent {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as SoldCardContent
}
