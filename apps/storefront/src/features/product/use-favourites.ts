import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { useShopState } from '../../lib/shop-state.js'
import { storeClient } from '../../lib/store-client.js'

const NONE: readonly number[] = []

/** The favourites of one session, fetched once however many products are looked at. */
let known: { readonly owner: string; readonly articleIds: Promise<readonly number[]> } | null = null

/** The favourites of who is here. Without a session there are none, and none is begun to ask. */
export function useFavourites() {
  const shopperId = useShopState((state) => state.shopperId)
  const name = useShopState(({ facts }) => facts?.user?.name ?? '')
  const [articleIds, setArticleIds] = useState(NONE)
  // A log-in brings others, and may leave the cart its id.
  const owner = shopperId === null ? null : `${shopperId} ${name}`
  useEffect(() => {
    if (owner === null) return undefined
    let current = true
    if (known?.owner !== owner) known = { owner, articleIds: fetchFavourites() }
    void known.articleIds.then((found) => current && setArticleIds(found))
    return () => void (current = false)
  }, [owner])
  return {
    articleIds,
    setArticleIds(changed: readonly number[]) {
      if (owner !== null) known = { owner, articleIds: Promise.resolve(changed) }
      setArticleIds(changed)
    },
  }
}

/** What cannot be had shows no hearts; a press says why. */
async function fetchFavourites(): Promise<readonly number[]> {
  const outcome = await outcomeOf(storeClient().getFavourites())
  return outcome.ok ? outcome.value.data.articleIds : NONE
}
