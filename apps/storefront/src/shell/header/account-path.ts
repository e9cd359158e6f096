import { href } from '@klarsikt/shop-config/paths'
import type { ShopperUser } from '../../lib/shopper-facts.js'

/** Returns the path to the user's own pages. For a visitor it is the account, which asks for a log-in [CHROME-013]. */
export function accountPath(user: ShopperUser | null): string {
  return href(user?.isStore ? 'staff' : 'account')
}
