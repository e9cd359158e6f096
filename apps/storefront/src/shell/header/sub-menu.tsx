import * as navMessages from '@klarsikt/core/messages/nav'
import { Anchor } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import type { ShopperUser } from '../../lib/shopper-facts.js'
import { accountPath } from './account-path.js'
import styles from './header.module.css'

const FAMILIES: readonly (readonly [path: string, label: string])[] = [
  ['/glasögon', navMessages.glasses()],
  ['/solglasögon', navMessages.sunglasses()],
  ['/kontaktlinser', navMessages.lenses()],
  ['/sportglasögon', navMessages.sportGlasses()],
  ['/ögonvård', navMessages.careProducts()],
]

/** Links to all parts of the shop, on wide screens and without scripts. */
export function SubMenu({ user }: { readonly user: ShopperUser | null }) {
  return (
    <nav className={styles.subMenu} aria-label={navMessages.menu()}>
      <ul className={`ks-container ${styles.subList}`}>
        {FAMILIES.map(([path, label]) => (
          <li key={path}>
            <Anchor href={path}>{label}</Anchor>
          </li>
        ))}
        <li>
          <Anchor href={href('hearing')}>{navMessages.hearing()}</Anchor>
        </li>
        <li className={styles.push}>
          <Anchor href={href('stores')}>{navMessages.stores()}</Anchor>
        </li>
        <li>
          <Anchor href={href('company')}>{navMessages.company()}</Anchor>
        </li>
        <li>
          <Anchor href={accountPath(user)}>{user?.isStore ? user.name : navMessages.myPages()}</Anchor>
        </li>
        {user && (
          <li>
            <Anchor href={href('auth-logout')}>{navMessages.logout()}</Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}
