import type { ShopClient } from '@klarsikt/contract/client'
import type { CustomerClaims, Loyalty } from '@klarsikt/contract/shop/types'
import { formatReferralCode, parseReferralCode, REFERRAL_PARAMETER } from '@klarsikt/core/friends'
import { replyOrLogin } from '../../session/require-login.js'

export interface FriendsData extends Loyalty {
  /** The code of the link that led here; empty where there was none. */
  readonly code: string
  /** What the accident guarantee covers, and what was reported. */
  readonly guarantee: CustomerClaims
}

/** The club and what the customer has of it, with the code of a friend's link. */
export async function loadFriends(client: ShopClient, { url }: { readonly url: URL }): Promise<FriendsData> {
  const [loyalty, claims] = await Promise.all([client.getLoyalty(), client.getClaims()])
  const { data } = replyOrLogin(loyalty, url)
  const guarantee = replyOrLogin(claims, url).data
  const code = parseReferralCode(url.searchParams.get(REFERRAL_PARAMETER) ?? '')
  return { ...data, guarantee, code: code === null ? '' : formatReferralCode(code) }
}
