import type { Consent, Shopper } from '@klarsikt/contract/shop/types'

export interface ShopperUser {
  readonly isStore: boolean
  readonly name: string
}

/** What pages show about the shopper. No public page is rendered with it. What could not be loaded is null. */
export interface ShopperFacts {
  /** The session's cart and CSRF token, or null without a session. */
  readonly shopper: Shopper | null
  readonly consent: Consent | null
  readonly user: ShopperUser | null
}
