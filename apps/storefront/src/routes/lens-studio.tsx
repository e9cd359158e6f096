import type { PageHandle } from '@klarsikt/page-kit/page'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadStudio } from '../features/lens-studio/load-studio.js'
import { StudioPage } from '../features/lens-studio/studio-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/lens-studio.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: PageHandle = { noFoldMobile: true }
export const loader = (args: Route.LoaderArgs) => loadStudio(args)

/** The steps differ only in the query, so the frame and its lenses are not reloaded between them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function LensStudio({ loaderData }: Route.ComponentProps) {
  return <StudioPage key={loaderData.article.id} loaded={loaderData} />
}
