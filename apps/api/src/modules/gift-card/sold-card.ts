import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import type { Encryption } from '@klarsikt/server/encryption'
import type { SoldCard } from './make-card.js'

/** Who paid for a card: who it is from, and who gets to know that it has been sent. */
export type CardBuyer = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Bought without an account; missing in cards from before. */
  readonly isGuest?: boolean
}

/** What is needed to send a sold card, or to send it again. */
export type SoldCardContent = SoldCard & Pick<GiftCardDelivery, 'email' | 'message'> & { readonly buyer: CardBuyer }

const PURPOSE = 'sold_gift_card.content'

export function sealSoldCard(encryption: Encryption, content: SoldCardContent): string {
  return encryption.encrypt(JSON.stringify(content), PURPOSE)
}

export function openSoldCard(encryption: Encryption, sealed: string): SoldCardContent {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as SoldCardContent
}
