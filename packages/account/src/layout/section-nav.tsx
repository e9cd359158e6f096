import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { LinkStrip } from './link-strip.js'

interface SectionNavProps {
  readonly label: string
  readonly links: readonly { readonly path: string; readonly text: string }[]
  /** Path of the section that is shown. */
  readonly here: string
  /** A page below the section is shown, and not the section itself. */
  readonly isBelow: boolean
}

/** The ways to the sections behind a log-in, and out. */
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
