import * as compareMessages from '@klarsikt/core/messages/compare'
import * as pageMessages from '@klarsikt/core/messages/page'
import { ComparePage } from '../features/compare/compare-page.js'
import { loadCompare } from '../features/compare/load-compare.js'
import { useStoredFrames } from '../features/compare/use-stored-frames.js'
import { headMeta } from '../lib/head.js'
import { pageHead } from '../lib/loading.js'
import type { Route } from './+types/compare.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  return {
    ...(await loadCompare(client, new URL(request.url))),
    head: pageHead({
      request,
      origin: config.origin,
      title: pageMessages.compare(),
      description: compareMessages.emptyText(),
      noIndex: true,
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Compare({ loaderData: { frames, gone } }: Route.ComponentProps) {
  useStoredFrames()
  return <ComparePage frames={frames} gone={gone} />
}
