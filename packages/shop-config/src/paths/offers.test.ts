import { expect, it } from 'vitest'
import { FOOTER } from './footer.js'
import { MENU } from './menu.js'
import { href } from './pages.js'

const linked = new Set([
  ...MENU.flatMap(({ groups }) => groups.flatMap(({ links }) => links.map(({ path }) => path))),
  ...FOOTER.flatMap(({ links }) => links.flatMap((link) => ('path' in link ? [link.path] : []))),
])

it.each(['booking-visual-exam', 'company', 'lens-subscription', 'glasses-subscription', 'friends'] as const)(
  'leads from the menu or the footer to %s [ROLE-008]',
  (key) => {
    expect(linked).toContain(href(key))
  },
)
