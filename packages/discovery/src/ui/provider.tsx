import { type ReactNode, useEffect, useState } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import { pictureSources } from '../images.js'
import { explain } from '../problems/explain.js'
import type { ImageAddress } from '../react/context.js'
import { listenToHostPage } from '../react/host-page.js'
import { mount } from '../react/mounted.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import type { NavigateFunction } from '../url/navigation.js'
import { ClientProvider } from './client-provider.js'
import { createClient } from './create-client.js'

/** Makes addresses of pictures at the discovery service: `GET {apiUrl}/v2/image`. */
export const imageService =
  (apiUrl: string, merchant: string): ImageAddress =>
  (source) =>
    pictureSources(apiUrl, merchant, source)

/** Holds the client, and lets a later rendering change its router. */
function holdClient(props: DiscoveryProviderProps) {
  let navigate = props.navigateFunction
  return {
    client: props.client ?? createClient(props, (...call) => navigate?.(...call)),
    routeBy(next: NavigateFunction | undefined) {
      navigate = next
    },
  }
}

/** Provides the widget's client. It surrounds all parts of the widget, once on a page. */
export function DiscoveryProvider(props: DiscoveryProviderProps): ReactNode {
  const { market, userId, sessionId, consent, navigateFunction } = props
  const [{ client, routeBy }] = useState(() => holdClient(props))
  const own = props.client ? null : client
  useEffect(() => routeBy(navigateFunction), [routeBy, navigateFunction])
  useEffect(() => mount(client, listenToHostPage), [client])
  useEffect(() => {
    if (own && !own.options.navigate) explain((problems) => problems.noRouter(own.env))
  }, [own])
  useFollowed(own, { market, userId, sessionId, consent })
  return <ClientProvider {...props} client={client} />
}

type Followed = Pick<DiscoveryProviderProps, 'market' | 'userId' | 'sessionId' | 'consent'>

/** Passes changed props on to a client that the provider made itself. */
function useFollowed(own: DiscoveryClient | null, { market, userId, sessionId, consent }: Followed): void {
  useEffect(() => own?.setMarket(market), [own, market])
  useEffect(() => own?.setIds({ userId, sessionId }), [own, userId, sessionId])
  useEffect(() => {
    if (own?.consent() !== consent) own?.setConsent(consent)
  }, [own, consent])
}
