import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { aboutLabel, href, resolvePath, type PageKey } from '@klarsikt/shop-config/paths'

type Parent = 'friends' | 'about' | 'hearing' | 'company' | 'cookies'

const TITLES: Readonly<Record<Parent, () => string>> = {
  friends: pageMessages.friends,
  about: aboutLabel,
  hearing: pageMessages.hearing,
  company: pageMessages.company,
  cookies: pageMessages.cookies,
}

/** The parents of pages that are not directly below the home page. */
const PARENTS: Partial<Record<PageKey, Parent>> = {
  'friends-signup': 'friends',
  'friends-benefits': 'friends',
  'friends-terms': 'friends',
  'friends-faq': 'friends',
  press: 'about',
  sustainability: 'about',
  'price-guarantee': 'about',
  'booking-auditory': 'hearing',
  'b2b-sign-agreement': 'company',
  'b2b-book-eye-health-day': 'company',
  cookielist: 'cookies',
}

/** Returns the trail from the home page to a content page. */
export function contentTrail(path: string, title: string): { readonly title: string; readonly path: string }[] {
  const found = resolvePath(path)
  const parent = found.kind === 'page' ? PARENTS[found.key] : undefined
  return [
    { title: navMessages.home(), path: href('home') },
    ...(parent ? [{ title: TITLES[parent](), path: href(parent) }] : []),
    { title, path },
  ]
}
