import { href } from '@klarsikt/core/paths'
import type { ShopperUser } from '../../lib/shopper-facts.js'

/** Where those who are logged in have their own pages; without a log-in, the account asks for one [CHROME-013]. */
export function accountPath(user: ShopperUser | null): string {
  return href(user?.isStore ? 'staff' : 'account')
}
