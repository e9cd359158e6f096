import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/client'
import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { type IncludedExam, isDelivering } from '@klarsikt/core/lens-subscription'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'

/** A strength that the customer can choose for a product. */
export interface Strength {
  readonly skuId: string
  readonly label: string
}

export interface LensSubscriptionData {
  readonly subscription: LensSubscription
  /** The strengths of each product, by the id of its article. */
  readonly strengths: Readonly<Record<number, readonly Strength[]>>
  /**
   * The yearly exam that the subscription includes. Null where it could not be loaded, or the account has no personal
   * number.
   */
  readonly lensExam: IncludedExam | null
  /** The day on which the data was loaded. */
  readonly today: PlainDate
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads one of the customer's subscriptions and the strengths of its products. Another customer's gives a 403 page. */
export async function loadLensSubscription(
  client: ShopClient,
  { url, params }: Asked,
): Promise<LensSubscriptionData | UnderMaintenance> {
  const id = params['subscriptionId'] ?? ''
  const reply = replyOrMaintenance(await client.getLensSubscription({ params: { id } }), url)
  if (reply === null) return UNDER_MAINTENANCE
  const subscription = reply.data
  const articles = [...new Set(subscription.lines.map(({ articleId }) => articleId))]
  const [lensExam, strengths] = await Promise.all([
    isDelivering(subscription.state) ? readLensExam(client) : null,
    Promise.all(articles.map(async (one) => [one, await readStrengths(client, one)] as const)),
  ])
  return { subscription, strengths: Object.fromEntries(strengths), lensExam, today: stockholmDate(new Date()) }
}

async function readLensExam(client: ShopClient): Promise<IncludedExam | null> {
  const reply = await client.getExamPerks({ query: {} }).catch(() => null)
  return reply === null || isFailure(reply) ? null : reply.lensExam
}

/**
 * Returns no strengths where the article cannot be loaded. The customer can still make other changes to the product.
 */
async function readStrengths(client: ShopClient, id: number): Promise<readonly Strength[]> {
  const reply = await client.getArticle({ params: { id } }).catch(() => null)
  if (reply === null || isFailure(reply)) return []
  return reply.data.skus.map((sku) => ({ skuId: sku.id, label: sku.label }))
}
