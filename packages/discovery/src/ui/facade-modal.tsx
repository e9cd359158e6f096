import { type ReactNode, useEffect } from 'react'
import { searchBox } from '../core/boxes.js'
import { useDiscoveryContext } from '../react/context.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import { DiscoveryProvider } from './provider.js'

/** Holds how often the modal was opened, the text typed meanwhile, and the element that its top is aligned with. */
export type OpenRequest = { readonly count: number; readonly text: string; readonly aligner: Element | null }

/** The modal that the facade loads. It opens at every new request. */
export function FacadeModal({
  props,
  request,
}: {
  readonly props: DiscoveryProviderProps
  readonly request: OpenRequest
}): ReactNode {
  return (
    <DiscoveryProvider {...props}>
      <Opener request={request} />
    </DiscoveryProvider>
  )
}

function Opener({ request: { count, text, aligner } }: { readonly request: OpenRequest }): null {
  const { client, instanceKey } = useDiscoveryContext()
  useEffect(() => {
    if (count === 0) return
    const box = searchBox(client, instanceKey)
    if (text) box.type(text)
    box.open({ aligner, ...(text && { typed: true }) })
  }, [client, instanceKey, count, text, aligner])
  return null
}
