import type { Page } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { encodePath } from '@klarsikt/core/paths'
import { topBackdrop } from '../../lib/backdrop-meta.js'
import { pageHead } from '../../lib/loading.js'
import { breadcrumbData, scriptJson } from '../../lib/structured-data.js'
import { contentTrail } from './content-trail.js'

interface ContentPageSource {
  readonly page: Page
  readonly request: Request
  readonly origin: string
  readonly noIndex?: boolean
  /** Structured data for search engines, in addition to the trail. */
  readonly structured?: readonly object[]
}

/** Returns what the route of a content page needs besides the page: trail, last change, structured data and head. */
export function contentPageData({ page, request, origin, noIndex = false, structured = [] }: ContentPageSource) {
  const trail = contentTrail(page.path, page.title)
  const { title, description } = page
  return {
    trail: trail.map((crumb) => ({ label: crumb.title, href: crumb.path })),
    updated: page.updated && dayText(page.updated),
    structured: [breadcrumbData(origin, trail), ...structured].map(scriptJson),
    head: pageHead({
      request,
      origin,
      title,
      description,
      path: encodePath(page.path),
      image: topBackdrop(page.sections)?.light.wide ?? null,
      noIndex,
    }),
  }
}
