import { type Failure, isFailure, type StoreClient } from '@klarsikt/contract/client'
import type { CartItem, CartReply } from '@klarsikt/contract/shop/types'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { type Eye, EYES } from '@klarsikt/core/prescription'

/** A number of boxes of one lens, and the eyes that they are for. */
export interface LensBoxes {
  readonly skuId: string
  readonly more: number
  readonly eyes: readonly Eye[]
}

/** Merges picks of the same lens, since both eyes then share one line of the cart. */
export function oneOfEach(picks: readonly LensBoxes[]): readonly LensBoxes[] {
  return [...Map.groupBy(picks, ({ skuId }) => skuId)].map(([skuId, same]) => ({
    skuId,
    more: same.reduce((sum, { more }) => sum + more, 0),
    eyes: bothOf(same.flatMap(({ eyes }) => eyes)),
  }))
}

interface Before {
  readonly skuId: string
  readonly interval: SubscriptionInterval | null
  readonly quantity: number
  readonly eyes: Eye[]
}

/**
 * Adds the boxes to the lines with this interval. If one lens is refused, it takes the earlier ones back, so that a
 * pair is added as a whole or not at all.
 */
export async function putInCart(
  client: StoreClient,
  picks: readonly LensBoxes[],
  interval: SubscriptionInterval | null,
): Promise<CartReply | Failure> {
  const before: Before[] = []
  let whole = false
  try {
    let answer = await client.getCart()
    for (const { skuId, more, eyes } of picks) {
      if (isFailure(answer)) return answer
      const isSame = (item: CartItem) => item.skuId === skuId && item.subscriptionInterval === interval
      const known = answer.cartHead.cart.items.find(isSame)
      const present = { skuId, interval, quantity: known?.quantity ?? 0, eyes: known?.eyes ?? [] }
      answer = await client.setSubscriptionInterval({
        body: { ...present, quantity: present.quantity + more, eyes: bothOf([...present.eyes, ...eyes]) },
      })
      if (!isFailure(answer)) before.push(present)
    }
    whole = !isFailure(answer)
    return answer
  } finally {
    if (!whole) await Promise.allSettled(before.map((body) => client.setSubscriptionInterval({ body })))
  }
}

function bothOf(eyes: readonly Eye[]): Eye[] {
  return EYES.filter((eye) => eyes.includes(eye))
}
