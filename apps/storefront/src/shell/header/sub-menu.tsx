import { navMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { Anchor } from '@klarsikt/design-system/link'
import type { HeaderUser } from './header.js'
import styles from './header.module.css'

const FAMILIES: readonly (readonly [path: string, label: string])[] = [
  ['/glasögon', navMessages['nav.glasses']],
  ['/solglasögon', navMessages['nav.sunglasses']],
  ['/kontaktlinser', navMessages['nav.lenses']],
  ['/sportglasögon', navMessages['nav.sportGlasses']],
  ['/ögonvård', navMessages['nav.careProducts']],
]

/** The way to everything on wide screens, and without script. */
export function SubMenu({ user }: { readonly user: HeaderUser | null }) {
  return (
    <nav className={styles.subMenu} aria-label={navMessages['nav.menu']}>
      <ul className={`ks-container ${styles.subList}`}>
        {FAMILIES.map(([path, label]) => (
          <li key={path}>
            <Anchor href={path}>{label}</Anchor>
          </li>
        ))}
        <li>
          <Anchor href={href('hearing')}>{navMessages['nav.hearing']}</Anchor>
        </li>
        <li className={styles.push}>
          <Anchor href={href('stores')}>{navMessages['nav.stores']}</Anchor>
        </li>
        <li>
          <Anchor href={href('company')}>{navMessages['nav.company']}</Anchor>
        </li>
        <li>
          <Anchor href={href('account')}>{user?.isStore ? user.name : navMessages['nav.myPages']}</Anchor>
        </li>
      </ul>
    </nav>
  )
}
