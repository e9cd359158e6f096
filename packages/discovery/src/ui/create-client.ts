import { createDiscovery, type DiscoveryClient } from '../core/client.js'
import { debugWatch } from '../core/debug-watch.js'
import { foundRouter } from '../react/navigation.js'
import { replyTransform } from '../react/transformers.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { DepictProviderProps } from './provider.js'

/** A client as the props of a provider describe it; `navigate` stands for the router of the host, if it gave one. */
export function createClient(props: DepictProviderProps, navigate: NavigateFunction): DiscoveryClient {
  const { search = {}, category = {}, displayTransformers = {} } = props
  return createDiscovery({
    tenant: props.merchant,
    market: props.market,
    locale: props.locale.code,
    apiUrl: props.apiUrl ?? '',
    userId: props.userId,
    sessionId: props.sessionId,
    metaData: props.metaData,
    consent: props.consent,
    clearFiltersOnNewQuery: search.clearFiltersOnNewQuery === true,
    ignoreQueryId: category.disableOverrideQueryId === true,
    searchPagePath: search.searchPagePath,
    urlParamName: search.urlParamName,
    navigate: props.navigateFunction ? navigate : foundRouter(globalThis),
    initial: props.initial,
    watch: debugWatch(() => import('../debug/panel.js')),
    transform: replyTransform(displayTransformers, {
      categories: search.enableCategorySuggestions !== false,
      content: search.enableContentSearch !== false,
    }),
  })
}
