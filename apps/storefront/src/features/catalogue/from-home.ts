import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/core/paths'

/** The trail of a category or product as it is shown: it begins at the start page, as that of every other page does. */
export function fromHome(crumbs: readonly { readonly title: string; readonly path: string }[]) {
  return [
    { label: navMessages.home(), href: href('home') },
    ...crumbs.map(({ title, path }) => ({ label: title, href: path })),
  ]
}
