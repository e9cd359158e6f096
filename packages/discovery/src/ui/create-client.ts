import { createDiscovery, type DiscoveryClient } from '../core/client.js'
import { debugWatch } from '../core/debug-watch.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import type { ReplyTransform } from '../transport/api.js'
import type { NavigateFunction } from '../url/navigation.js'

/** Makes a client from the props of a provider. `navigate` uses the shop's router, if there is one. */
export function createClient(props: DiscoveryProviderProps, navigate: NavigateFunction): DiscoveryClient {
  const { search = {}, category = {} } = props
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
    navigate: props.navigateFunction && navigate,
    initial: props.initial,
    watch: debugWatch(() => import('../debug/panel.js')),
    transform: transformOf(props),
  })
}

/** The code is loaded with the first reply, and only when a shop changes what is shown. */
function transformOf({ search = {}, displayTransformers }: DiscoveryProviderProps): ReplyTransform | undefined {
  const categories = search.enableCategorySuggestions !== false
  const content = search.enableContentSearch !== false
  if (!displayTransformers && categories && content) return undefined
  return async (reply) => {
    const { replyTransform } = await import('../react/transformers.js')
    return replyTransform(displayTransformers ?? {}, { categories, content })(reply)
  }
}
