import type { ShopClient } from '@klarsikt/contract/client'
import type { CustomerClaims, Loyalty } from '@klarsikt/contract/shop/types'
import { formatReferralCode, parseReferralCode, REFERRAL_PARAMETER } from '@klarsikt/core/friends'
import { replyOrLogin } from '@klarsikt/page-kit/session'

export interface FriendsData extends Loyalty {
  /** The friend's code from the link that led here, or an empty string. */
  readonly code: string
  /** The goods that the accident guarantee covers, and the customer's claims. */
  readonly guarantee: CustomerClaims
}

/** Loads the club's perks, the customer's membership and claims, and the friend's code from the address. */
export async function loadFriends(client: ShopClient, { url }: { readonly url: URL }): Promise<FriendsData> {
  const [loyalty, claims] = await Promise.all([client.getLoyalty(), client.getClaims()])
  const { data } = replyOrLogin(loyalty, url)
  const guarantee = replyOrLogin(claims, url).data
  const code = parseReferralCode(url.searchParams.get(REFERRAL_PARAMETER) ?? '')
  return { ...data, guarantee, code: code === null ? '' : formatReferralCode(code) }
}
