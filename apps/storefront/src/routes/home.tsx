import { PageSections } from '../features/content/page-sections.js'
import { Recommendations } from '../features/recommendations/recommendations.js'
import { serverRecommendations } from '../lib/discovery/server-recommendations.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { organizationData, scriptJson } from '../lib/structured-data.js'
import { useLists } from '../lib/tracking/lists.js'
import { railLists } from '../lib/tracking/rail-lists.js'
import { JsonLd } from '../shell/json-ld.js'
import type { Route } from './+types/home.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, config } = context
  const [answer, recommended] = await Promise.all([
    client.getPage({ query: { path: '/' } }),
    serverRecommendations(context, 'landing_page', [], request),
  ])
  const { data: page } = replyOrThrow(answer)
  return {
    page,
    recommended,
    structured: scriptJson(organizationData(config.origin)),
    head: pageHead({ request, origin: config.origin, title: page.title, description: page.description }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function Home({ loaderData: { page, recommended, structured } }: Route.ComponentProps) {
  useLists(page.path, railLists(page))
  return (
    <>
      <JsonLd text={structured} />
      <PageSections sections={page.sections} startsPage />
      <div className="ks-container">
        <Recommendations type="landing_page" productIds={[]} known={recommended} />
      </div>
    </>
  )
}
