import { href } from '@klarsikt/shop-config/paths'
import { contentPageData } from '../features/content/content-page-data.js'
import { ContentPage } from '../features/content/content-page.js'
import { invitationIn, JoinLinks } from '../features/friends/join-links.js'
import { headMeta } from '../lib/head.js'
import { replyOrThrow } from '../lib/loading.js'
import { revalidateOnNavigation } from '../lib/revalidate-on-navigation.js'
import type { Route } from './+types/friends-signup.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config } }: Route.LoaderArgs) {
  const { data: page } = replyOrThrow(await client.getPage({ query: { path: href('friends-signup') } }))
  return {
    page,
    invitation: invitationIn(new URL(request.url)),
    ...contentPageData({ page, request, origin: config.origin }),
  }
}

/** The page's forms do not change its texts, so they are not reloaded. */
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
