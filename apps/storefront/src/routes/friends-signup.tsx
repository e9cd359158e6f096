import { dayText } from '@klarsikt/core/calendar'
import { encodePath, href } from '@klarsikt/core/paths'
import { ContentPage } from '../features/content/content-page.js'
import { contentTrail } from '../features/content/content-trail.js'
import { invitationIn, JoinLinks } from '../features/friends/join-links.js'
import { headMeta } from '../lib/head.js'
import { pageHead, replyOrThrow } from '../lib/loading.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import { breadcrumbData, scriptJson } from '../lib/structured-data.js'
import type { Route } from './+types/friends-signup.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { data: page } = replyOrThrow(await client.getPage({ query: { path: href('friends-signup') } }))
  const trail = contentTrail(page.path, page.title)
  return {
    page,
    invitation: invitationIn(new URL(request.url)),
    trail: trail.map(({ title, path }) => ({ label: title, href: path })),
    updated: page.updated && dayText(page.updated),
    structured: [scriptJson(breadcrumbData(config.origin, trail))],
    head: pageHead({
      request,
      origin: config.origin,
      title: page.title,
      description: page.description,
      path: encodePath(page.path),
    }),
  }
}

/** The texts stay as they are. */
export const shouldRevalidate = revalidateOnNavigation

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function FriendsSignup({
  loaderData: { page, trail, updated, structured, invitation },
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} trail={trail} updated={updated} structured={structured}>
      <JoinLinks invitation={invitation} />
    </ContentPage>
  )
}
