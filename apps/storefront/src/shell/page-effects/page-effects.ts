import { RESIZE_STILL_MS } from '@klarsikt/core/limits'
import { useEffect } from 'react'
import { runDiscovery, type StartDiscovery } from '../../lib/discovery/run-discovery.js'
import { runWithConsent } from '../../lib/run-with-consent.js'
import { useShop, useShopState } from '../../lib/shop-state.js'
import { forgetPurchases } from '../../lib/tracking/purchase-once.js'

/** Nothing glides to its new place while the window changes its size, nor 250 ms after [CONST-003, CONST-005]. */
export function useStillResize(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const still = () => {
      dataset['resizing'] = ''
      clearTimeout(timer)
      timer = setTimeout(() => delete dataset['resizing'], RESIZE_STILL_MS)
    }
    window.addEventListener('resize', still)
    return () => {
      window.removeEventListener('resize', still)
      clearTimeout(timer)
      delete dataset['resizing']
    }
  }, [])
}

/** Sends the events of the data layer to the address of this installation, only with consent to statistics. */
export function useEventSender(url: string | null): void {
  const store = useShop()
  useEffect(
    () =>
      runWithConsent(store, 'statistics', () => {
        let end = forgetPurchases
        let ended = false
        // What was tracked before consent was given stays on the device, also when it was given before this began.
        const first = store.getState().consentFrom
        if (url !== null)
          import('../../lib/tracking/sender.js').then(
            ({ startSender }) => {
              if (ended) return
              const stop = startSender({ url, from: first })
              end = () => {
                stop()
                forgetPurchases()
              }
            },
            () => undefined,
          )
        return () => {
          ended = true
          end()
        }
      }),
    [store, url],
  )
}

/**
 * Tells the discovery service of views, carts and purchases, with consent to statistics alone; what happened before consent
 * stays on the device.
 */
export function useDiscoveryEvents(isServed: boolean): void {
  const store = useShop()
  useEffect(
    () =>
      isServed
        ? runWithConsent(store, 'statistics', () => {
            let end: (() => void) | undefined
            let ended = false
            const from = store.getState().consentFrom
            import('../../lib/discovery/send-discovery-events.js').then(
              ({ sendDiscoveryEvents }) => {
                if (!ended) end = sendDiscoveryEvents(store, from)
              },
              // Without its code the events are lost, and nothing else.
              () => undefined,
            )
            return () => {
              ended = true
              end?.()
            }
          })
        : undefined,
    [store, isServed],
  )
}

/** Suggestions, from the service that is handed in and with consent to them. */
export function useDiscovery(start: StartDiscovery | undefined): void {
  const store = useShop()
  const shopperId = useShopState((state) => state.shopperId)
  useEffect(
    () => (start && shopperId !== null ? runDiscovery(store, start, shopperId) : undefined),
    [store, start, shopperId],
  )
}
