import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { Anchor } from '@klarsikt/design-system/link'
import styles from './account-page.module.css'

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
    <nav aria-label={label}>
      <ul className={styles.sections}>
        {links.map(({ path, text }) => (
          <li key={path}>
            <Anchor
              href={path}
              className={styles.section ?? ''}
              {...(path === here && { 'aria-current': isBelow ? ('true' as const) : ('page' as const) })}
            >
              {text}
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor href={href('auth-logout')} className={styles.section ?? ''}>
            {authMessages.logout()}
          </Anchor>
        </li>
      </ul>
    </nav>
  )
}
