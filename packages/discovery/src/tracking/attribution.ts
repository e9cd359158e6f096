import type { Environment } from '../environment.js'

/**
 * Storage key of the recommendation that led to a product. It is read when the product is put into the cart. Other
 * widgets of this kind use the same key.
 */
export const ATTRIBUTION_KEY = 'depict_attribution_'
/** Channel that tells other tabs which product a right click may open in them. */
export const ATTRIBUTION_CHANNEL = 'right_click_attribution'

type AttributionMessage = { readonly product_id: string; readonly recommendation_id: string }

/** Remembers which recommendation led to a product. It needs consent. */
export function createAttribution(env: Environment, consented: () => boolean) {
  const { storage } = env
  const clicked = (productId: string, recommendationId: string) => {
    if (consented()) storage.write(ATTRIBUTION_KEY + productId, recommendationId)
  }
  let channel: ReturnType<Environment['channel']> = null
  return {
    clicked,
    /**
     * The page cannot know whether "open in a new tab" follows the right click, so it notifies the other tabs in any
     * case.
     */
    rightClicked(productId: string, recommendationId: string): void {
      if (consented())
        channel?.postMessage({
          product_id: productId,
          recommendation_id: recommendationId,
        } satisfies AttributionMessage)
    },
    of: (productId: string) => (consented() ? storage.read(ATTRIBUTION_KEY + productId) : null) ?? undefined,
    start(): () => void {
      const own = (channel = env.channel(ATTRIBUTION_CHANNEL))
      if (own) {
        own.onmessage = ({ data }: MessageEvent<Partial<AttributionMessage> | null>) => {
          if (typeof data?.product_id === 'string' && typeof data.recommendation_id === 'string') {
            clicked(data.product_id, data.recommendation_id)
          }
        }
      }
      return () => {
        own?.close()
        if (channel === own) channel = null
      }
    },
    /** Must be called when the shopper withdraws consent. */
    forget: () => storage.keys(ATTRIBUTION_KEY).forEach(storage.remove),
  }
}
