import type { Environment } from '../environment.js'

/** Which recommendation led to a product: read when it is put into the cart. Other widgets of this kind wrote the same. */
export const ATTRIBUTION_KEY = 'depict_attribution_'
/** Tells other tabs what a right click may open in them. */
export const ATTRIBUTION_CHANNEL = 'right_click_attribution'

type Told = { readonly product_id: string; readonly recommendation_id: string }

/** Remembers, with consent only, which recommendation a product was reached by. */
export function createAttribution(env: Environment, consented: () => boolean) {
  const { keep } = env
  const clicked = (productId: string, recommendationId: string) => {
    if (consented()) keep.write(ATTRIBUTION_KEY + productId, recommendationId)
  }
  let channel: ReturnType<Environment['channel']> = null
  return {
    clicked,
    /** Nobody can tell whether "open in a new tab" follows, so the tabs are told. */
    rightClicked(productId: string, recommendationId: string): void {
      if (consented())
        channel?.postMessage({ product_id: productId, recommendation_id: recommendationId } satisfies Told)
    },
    of: (productId: string) => (consented() ? keep.read(ATTRIBUTION_KEY + productId) : null) ?? undefined,
    start(): () => void {
      const own = (channel = env.channel(ATTRIBUTION_CHANNEL))
      if (own) {
        own.onmessage = ({ data }: MessageEvent<Partial<Told> | null>) => {
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
    /** Consent was taken back. */
    forget: () => keep.keys(ATTRIBUTION_KEY).forEach(keep.remove),
  }
}
