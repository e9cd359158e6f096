import type { Consent, Shopper } from '@klarsikt/contract/shop/types'

/** Whose session it is. */
export interface ShopperUser {
  readonly isStore: boolean
  readonly name: string
}

/** What pages show of the shopper; no public page is rendered with it. What could not be had is null. */
export interface ShopperFacts {
  /** Cart and CSRF token of the session; null without a session. */
  readonly shopper: Shopper | null
  readonly consent: Consent | null
  readonly user: ShopperUser | null
}
