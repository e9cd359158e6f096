import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { useShopState } from '../../lib/shop-state.js'
import { storeClient } from '../../lib/store-client.js'

const NONE: readonly number[] = []

/** The favourites of one session. They are fetched once, however many products the page shows. */
let known: { readonly owner: string; readonly articleIds: Promise<readonly number[]> } | null = null

/** The update functions of all shown hearts. One product can have two hearts. */
const hearts = new Set<(articleIds: readonly number[]) => void>()

/**
 * Returns a key for the owner of the favourites, or null without a session. The key includes the name, since a log-in
 * can bring other favourites while the cart keeps its id.
 */
export function useFavouriteOwner(): string | null {
  const shopperId = useShopState((state) => state.shopperId)
  const name = useShopState(({ facts }) => facts?.user?.name ?? '')
  return shopperId === null ? null : `${shopperId} ${name}`
}

/** Returns the favourites of a session, the newest first. The list is empty where the call fails. */
export function favouritesOf(owner: string): Promise<readonly number[]> {
  if (known?.owner !== owner) known = { owner, articleIds: fetchFavourites() }
  return known.articleIds
}

/** Returns the favourites of the session. Without a session there are none, and no session is started to ask. */
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

/** If the call fails, no heart is filled. A press on a heart then shows the error. */
async function fetchFavourites(): Promise<readonly number[]> {
  const outcome = await outcomeOf(storeClient().getFavourites())
  return outcome.ok ? outcome.value.data.articleIds : NONE
}
