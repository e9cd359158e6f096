import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { LinkStrip } from './link-strip.js'

interface SectionNavProps {
  readonly label: string
  readonly links: readonly { readonly path: string; readonly text: string }[]
  /** The path of the section that the shown page belongs to. */
  readonly here: string
  /** True where the shown page is below the section, and is not the section's own page. */
  readonly isBelow: boolean
}

/** The navigation between the sections behind a log-in, with the log-out. */
export function SectionNav({ label, links, here, isBelow }: SectionNavProps) {
  return (
    <LinkStrip
      column
      label={label}
      links={[
        ...links.map((link) => ({
          ...link,
          ...(link.path === here && ({ current: isBelow ? 'true' : 'page' } as const)),
        })),
        { path: href('auth-logout'), text: authMessages.logout() },
      ]}
    />
  )
}
