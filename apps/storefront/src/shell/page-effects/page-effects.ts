import { RESIZE_STILL_MS } from '@klarsikt/core/limits'
import { useEffect } from 'react'
import { runDiscovery, type StartDiscovery } from '../../lib/discovery/run-discovery.js'
import { runWithConsent } from '../../lib/run-with-consent.js'
import { useShop, useShopState } from '../../lib/shop-state.js'
import { forgetPurchases } from '../../lib/tracking/purchase-once.js'

/** Switches transitions off while the window changes its size, and for 250 ms after [CONST-003, CONST-005]. */
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

/** Sends the events of the data layer to the configured address, only with consent to statistics. */
export function useEventSender(url: string | null): void {
  const store = useShop()
  useEffect(
    () =>
      runWithConsent(store, 'statistics', () => {
        let end = forgetPurchases
        let ended = false
        // Events from before the consent stay on the device, also when the consent was given before this ran.
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
 * Sends views, carts and purchases to the discovery service, only with consent to statistics. Events from before the
 * consent stay on the device.
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
              // If the code cannot be loaded, only the events are lost.
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

/** Starts the service for suggestions, if there is one and the visitor consents to it. */
export function useDiscovery(start: StartDiscovery | undefined): void {
  const store = useShop()
  const shopperId = useShopState((state) => state.shopperId)
  useEffect(
    () => (start && shopperId !== null ? runDiscovery(store, start, shopperId) : undefined),
    [store, start, shopperId],
  )
}
