import { useEffect, useState } from 'react'
import { browserClient } from '../../lib/browser-client.js'
import { useShop } from '../../shell/shop-state.js'
import { type PickUpStore, pickUpStores } from './pick-up-stores.js'

interface Known {
  readonly postalCode: string
  readonly stores: readonly PickUpStore[]
}

/** The stores by how near they are to the postal code; those known before stand until others have come. */
export function usePickUpStores(loaded: Known, postalCode: string): readonly PickUpStore[] {
  const shop = useShop()
  const [known, setKnown] = useState(loaded)
  useEffect(() => {
    if (known.postalCode === postalCode) return undefined
    let current = true
    pickUpStores(browserClient(shop), postalCode).then(
      (stores) => current && stores && setKnown({ postalCode, stores }),
      // In another order than the best one, the stores can still be chosen.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [shop, known.postalCode, postalCode])
  return known.stores
}
