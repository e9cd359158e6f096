import type { OwnSize } from '@klarsikt/core/fit'
import { useEffect, useSyncExternalStore } from 'react'
import { useShopState } from '../../lib/shop-state.js'
import { storedSize } from './stored-size.js'

/** The size that has been entered; null without one, and on a server. */
export function useOwnSize(): OwnSize | null {
  const stored = useSyncExternalStore(storedSize.subscribe, storedSize.read, () => null)
  const isNoCustomer = useShopState(({ facts }) => facts !== null && (facts.user === null || facts.user.isStore))
  // A log-in brings another customer, and may leave the cart its id.
  const customer = useShopState(({ facts, shopperId }) =>
    facts?.user && !facts.user.isStore ? `${shopperId} ${facts.user.name}` : null,
  )
  const isLeft = isNoCustomer && stored !== null && stored.customerNumber !== null
  useEffect(() => {
    if (customer !== null || isLeft)
      void import('./account-size.js').then(({ followAccount }) => followAccount(customer, stored), noCode)
  }, [customer, isLeft, stored])
  return isLeft ? null : (stored?.size ?? null)
}

/** Without its code the device keeps what it has; the next page tries again. */
const noCode = () => undefined

/** Keeps a size, or takes it away; false where the browser stores nothing, and then it holds for this page. */
export function keepOwnSize(size: OwnSize | null): boolean {
  const customerNumber = storedSize.read()?.customerNumber ?? null
  return storedSize.write({ size, savedAt: Date.now(), customerNumber, isSent: false })
}
