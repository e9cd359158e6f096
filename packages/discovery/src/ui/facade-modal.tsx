import { type ReactNode, useEffect } from 'react'
import { searchBox } from '../core/boxes.js'
import { useDepict } from '../react/context.js'
import { DepictProvider, type DepictProviderProps } from './provider.js'

/** A wish to search: how many there were so far, what was typed meanwhile, and where the modal is to stand. */
export type SearchWish = { readonly count: number; readonly text: string; readonly aligner: Element | null }

/** What the facade loads: the modal, opened at every wish. */
export function FacadeModal({
  props,
  wish,
}: {
  readonly props: DepictProviderProps
  readonly wish: SearchWish
}): ReactNode {
  return (
    <DepictProvider {...props}>
      <Opener wish={wish} />
    </DepictProvider>
  )
}

function Opener({ wish: { count, text, aligner } }: { readonly wish: SearchWish }): null {
  const { client, instanceKey } = useDepict()
  useEffect(() => {
    if (count === 0) return
    const box = searchBox(client, instanceKey)
    if (text) box.type(text)
    box.open({ aligner, ...(text && { typed: true }) })
  }, [client, instanceKey, count, text, aligner])
  return null
}
