import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { useShopState } from '../../lib/shop-state.js'
import { storeClient } from '../../lib/store-client.js'

const NONE: readonly number[] = []

/** The favourites of one session, fetched once however many products are looked at. */
let known: { readonly owner: string; readonly articleIds: Promise<readonly number[]> } | null = null

/** Every heart that is shown: a product may have two of them. */
const hearts = new Set<(articleIds: readonly number[]) => void>()

/** Whose favourites there are; null without a session. A log-in brings others, and may leave the cart its id. */
export function useFavouriteOwner(): string | null {
  const shopperId = useShopState((state) => state.shopperId)
  const name = useShopState(({ facts }) => facts?.user?.name ?? '')
  return shopperId === null ? null : `${shopperId} ${name}`
}

/** The favourites of a session, the newest first; none where they cannot be had. */
export function favouritesOf(owner: string): Promise<readonly number[]> {
  if (known?.owner !== owner) known = { owner, articleIds: fetchFavourites() }
  return known.articleIds
}

/** The favourites of who is here. Without a session there are none, and none is begun to ask. */
export function useFavourites() {
  const [articleIds, setArticleIds] = useState(NONE)
  const owner = useFavouriteOwner()
  useEffect(() => {
    if (owner === null) return undefined
    let current = true
    void favouritesOf(owner).then((found) => current && setArticleIds(found))
    return () => void (current = false)
  }, [owner])
  useEffect(() => {
    hearts.add(setArticleIds)
    return () => void hearts.delete(setArticleIds)
  }, [])
  return {
    articleIds,
    setArticleIds(changed: readonly number[]) {
      if (owner !== null) known = { owner, articleIds: Promise.resolve(changed) }
      for (const show of hearts) show(changed)
    },
  }
}

/** What cannot be had shows no hearts; a press says why. */
async function fetchFavourites(): Promise<readonly number[]> {
  const outcome = await outcomeOf(storeClient().getFavourites())
  return outcome.ok ? outcome.value.data.articleIds : NONE
}
