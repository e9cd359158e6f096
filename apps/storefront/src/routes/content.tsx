import { normalisePath } from '@klarsikt/core/paths'
import { href, isIndexable, requiresLogin, resolvePath } from '@klarsikt/shop-config/paths'
import { redirect } from 'react-router'
import { contentPageData } from '../features/content/content-page-data.js'
import { ContentPage } from '../features/content/content-page.js'
import { CookieSettingsButton } from '../features/content/cookie-settings-button.js'
import { faqData } from '../features/content/faq-data.js'
import { leadCustomer } from '../features/content/lead-customer.js'
import { leadOn } from '../features/content/lead-on.js'
import { backdropMeta, topBackdrop } from '../lib/backdrop-meta.js'
import { headMeta } from '../lib/head.js'
import { replyOrThrow } from '../lib/loading.js'
import { useLists } from '../lib/tracking/lists.js'
import { railLists } from '../lib/tracking/rail-lists.js'
import type { Route } from './+types/content.js'

export { ErrorBoundary } from '../shell/route-error.js'

export async function loader({ request, context: { client, config, visitor, hasSession } }: Route.LoaderArgs) {
  const path = normalisePath(new URL(request.url).pathname)
  const known = resolvePath(path)
  if (known.kind === 'page' && requiresLogin(known.key) && hasSession())
    await leadCustomer(visitor(), { ...known, origin: config.origin })
  const elsewhere = leadOn(path)
  if (elsewhere) throw redirect(elsewhere)
  const { data: page } = replyOrThrow(await client.getPage({ query: { path } }))
  const questions = faqData(page.sections)
  return {
    page,
    aboutCookies: page.path === href('cookies') || page.path === href('cookielist'),
    ...contentPageData({
      page,
      request,
      origin: config.origin,
      noIndex: known.kind === 'page' && !isIndexable(known.key),
      structured: questions ? [questions] : [],
    }),
  }
}

export { revalidateOnNavigation as shouldRevalidate } from '../lib/revalidate-on-navigation.js'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...headMeta(loaderData?.head),
  ...backdropMeta(topBackdrop(loaderData?.page.sections)),
]

export default function Content({
  loaderData: { page, trail, updated, structured, aboutCookies },
}: Route.ComponentProps) {
  useLists(page.path, railLists(page))
  return (
    <ContentPage page={page} trail={trail} updated={updated} structured={structured}>
      {aboutCookies && <CookieSettingsButton />}
    </ContentPage>
  )
}
