import { PageSections } from '../features/content/page-sections.js'
import { Recommendations } from '../features/recommendations/recommendations.js'
import { backdropMeta, topBackdrop } from '../lib/backdrop-meta.js'
import { headMeta } from '../lib/head.js'
import { JsonLd } from '../lib/json-ld.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { organizationData, scriptJson, webSiteData } from '../lib/structured-data.js'
import { useLists } from '../lib/tracking/lists.js'
import { railLists } from '../lib/tracking/rail-lists.js'
import type { Route } from './+types/home.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { data: page } = replyOrThrow(await client.getPage({ query: { path: '/' } }))
  return {
    page,
    structured: [organizationData(config.origin), webSiteData(config.origin)].map(scriptJson),
    head: pageHead({
      request,
      origin: config.origin,
      title: page.title,
      description: page.description,
      image: topBackdrop(page.sections)?.light.wide ?? null,
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...headMeta(loaderData?.head),
  ...backdropMeta(topBackdrop(loaderData?.page.sections)),
]

export default function Home({ loaderData: { page, structured } }: Route.ComponentProps) {
  useLists(page.path, railLists(page))
  return (
    <>
      {structured.map((text) => (
        <JsonLd key={text} text={text} />
      ))}
      <PageSections sections={page.sections} startsPage />
      <div className="ks-container">
        <Recommendations type="landing_page" productIds={[]} />
      </div>
    </>
  )
}
