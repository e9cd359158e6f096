import type { OwnSize } from '@klarsikt/core/fit'
import { useEffect, useSyncExternalStore } from 'react'
import { useShopState } from '../../lib/shop-state.js'
import { storedSize } from './stored-size.js'

/** Returns the shopper's size. It is null where none is known, and on a server. */
export function useOwnSize(): OwnSize | null {
  const stored = useSyncExternalStore(storedSize.subscribe, storedSize.read, () => null)
  const isNoCustomer = useShopState(({ facts }) => facts !== null && (facts.user === null || facts.user.isStore))
  // The key includes the name, since a log-in can bring another customer while the cart keeps its id.
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

/** If the code cannot be loaded, the device keeps its size, and the next page tries again. */
const noCode = () => undefined

/**
 * Saves a size, or removes it with null. Returns false where the browser stores nothing. The size then lasts until the
 * page is left.
 */
export function keepOwnSize(size: OwnSize | null): boolean {
  const customerNumber = storedSize.read()?.customerNumber ?? null
  return storedSize.write({ size, savedAt: Date.now(), customerNumber, isSent: false })
}
