import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { storeClient } from '../../lib/store-client.js'
import type { LensGroup } from './lens-fit.js'

export type LoadedLenses =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly groups: readonly LensGroup[] }

/** The lenses that can be put in a frame. */
export function useLensOptions(id: number): LoadedLenses {
  const [state, setState] = useState<LoadedLenses>({ kind: 'loading' })
  useEffect(() => {
    let current = true
    const load = async () => {
      const outcome = await outcomeOf(storeClient().getLensOptions({ params: { id } }))
      if (!current) return
      setState(
        outcome.ok
          ? { kind: 'loaded', groups: outcome.value.data.groups }
          : { kind: 'failed', message: outcome.message, retry },
      )
    }
    const retry = () => {
      setState({ kind: 'loading' })
      void load()
    }
    void load()
    return () => {
      current = false
    }
  }, [id])
  return state
}
