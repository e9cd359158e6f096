import type { Environment } from '../environment.js'

/** Which recommendation led to a product: read when it is put into the cart. Other widgets of this kind wrote the same. */
export const ATTRIBUTION_KEY = 'depict_attribution_'
/** Tells other tabs what a right click may open in them. */
export const ATTRIBUTION_CHANNEL = 'right_click_attribution'

type Told = { readonly product_id: string; readonly recommendation_id: string }

/** Remembers, with consent only, which recommendation a product was reached by. */
export function createAttribution(env: Environment, consented: () => boolean) {
  const inMemory = new Map<string, string>()
  const keep = ({ product_id, recommendation_id }: Told) => {
    if (!consented()) return
    inMemory.set(product_id, recommendation_id)
    try {
      env.storage?.setItem(ATTRIBUTION_KEY + product_id, recommendation_id)
    } catch {
      // Then for this page only.
    }
  }
  let channel: ReturnType<Environment['channel']> = null
  return {
    clicked: (productId: string, recommendationId: string) =>
      keep({ product_id: productId, recommendation_id: recommendationId }),
    /** Nobody can tell whether "open in a new tab" follows, so the tabs are told. */
    rightClicked(productId: string, recommendationId: string): void {
      if (consented())
        channel?.postMessage({ product_id: productId, recommendation_id: recommendationId } satisfies Told)
    },
    of(productId: string): string | undefined {
      if (!consented()) return undefined
      try {
        return inMemory.get(productId) ?? env.storage?.getItem(ATTRIBUTION_KEY + productId) ?? undefined
      } catch {
        return undefined
      }
    },
    start(): () => void {
      const own = (channel = env.channel(ATTRIBUTION_CHANNEL))
      if (own) {
        own.onmessage = ({ data }: MessageEvent<Partial<Told> | null>) => {
          if (typeof data?.product_id === 'string' && typeof data.recommendation_id === 'string') keep(data as Told)
        }
      }
      return () => {
        own?.close()
        if (channel === own) channel = null
      }
    },
    /** Consent was taken back. */
    forget(): void {
      inMemory.clear()
      const { storage } = env
      if (!storage) return
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const key of keys) if (key.startsWith(ATTRIBUTION_KEY)) storage.removeItem(key)
    },
  }
}
