import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/shop-config/paths'

/** Returns the trail of a category or product, starting at the home page like the trails of all other pages. */
export function fromHome(crumbs: readonly { readonly title: string; readonly path: string }[]) {
  return [
    { label: navMessages.home(), href: href('home') },
    ...crumbs.map(({ title, path }) => ({ label: title, href: path })),
  ]
}
